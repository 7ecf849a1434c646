import type { Answer } from './figure.ts';

/** A figure in few words as a card: its lines over the sea, and on the horizon the number to remember. */
export function AnswerCard({ title, lines, highlight }: Answer) {
  const hasColumns = lines.some(({ text }) => text);
  return (
    <div className={hasColumns ? 'answer-card answer-card-columns' : 'answer-card'}>
      {title && <p className="answer-card-title">{title}</p>}
      <ul>
        {lines.map(({ name, text, value }) => (
          <li key={name}>
            <span>{name}</span> {text && <small>{text}</small>} {value && <b>{value}</b>}
          </li>
        ))}
      </ul>
      <p className="figure-highlight">
        <b>{highlight.title}</b> <small>{highlight.text}</small>
      </p>
    </div>
  );
}
