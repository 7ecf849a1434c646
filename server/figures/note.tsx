import type { Note as NoteData } from '../../content/figures/types.ts';

/** A line beside a drawing, and under it what it means. */
export function Note({ note: { title, text } }: { note: NoteData }) {
  return (
    <p className="figure-note">
      <strong>{title}</strong> {text}
    </p>
  );
}
