import type { Note as NoteData } from '../../content/figure-types.ts';

/** A line beside a drawing, and under it what it means. */
export function Note({ note: { title, text } }: { note: NoteData }) {
  return (
    <p className="figure-note">
      <strong>{title}</strong> {text}
    </p>
  );
}

/** What the sun marks: the one thing of a figure to be kept in mind. */
export function SunNote({ note: { title, text } }: { note: NoteData }) {
  return (
    <p className="figure-sun">
      <b>{title}</b> <span>{text}</span>
    </p>
  );
}

/** Notes side by side under water, as many in a row as there is room for. */
export function NoteList({ notes }: { notes: NoteData[] }) {
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
