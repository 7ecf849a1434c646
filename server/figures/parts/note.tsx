import type { FigureNote } from '../../../content/pages/page-types.ts';

/** Draws a note: a line beside a drawing, and its explanation. */
export function Note({ note: { title, text } }: { note: FigureNote }) {
  return (
    <p className="figure-note">
      <strong>{title}</strong> {text}
    </p>
  );
}

/** The one thing in a figure that a reader should remember. */
export function HighlightNote({ note: { title, text } }: { note: FigureNote }) {
  return (
    <p className="figure-highlight">
      <b>{title}</b> <span>{text}</span>
    </p>
  );
}

/** Notes side by side in a footer, as many in a row as there is room for. */
export function NoteList({ notes }: { notes: FigureNote[] }) {
  return (
    <ul className="figure-notes">
      {notes.map((note) => (
        <li key={note.title}>
          <Note note={note} />
        </li>
      ))}
    </ul>
  );
}
