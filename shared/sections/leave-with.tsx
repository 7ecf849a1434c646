import type { LeaveWithExample, leaveWith } from '../../content/pages/leave-with.ts';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import { toSectionId, toSlug } from '../slug.ts';

export interface LeaveWithProps {
  words: typeof leaveWith;
  /** With the name and the trade of whoever reads it. */
  examples: (Omit<LeaveWithExample, 'subject'> & { reader: string })[];
}

interface ExampleProps extends Pick<LeaveWithProps, 'words'> {
  example: LeaveWithProps['examples'][number];
}

function Example({
  words: { example: label, labels, yours, readBy },
  example: { who, is, by, send, fee, reader, more },
}: ExampleProps) {
  const lines = [
    { label: labels.send, text: send },
    { label: labels.fee, text: fee },
    { label: labels.yours, text: yours },
  ];
  return (
    <div>
      <Text as="p" className="note">{`${label}: ${who}`}</Text>
      <dl>
        <div>
          <dt>{labels.is}</dt>
          <Text as="dd">{is}</Text>
        </div>
        <div className="leave-with-by">
          <dt>{by.label}</dt>
          <dd>
            <b className="figure-highlight">{by.day}</b> <Text as="span">{by.note}</Text>
          </dd>
        </div>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Text as="dd">{text}</Text>
          </div>
        ))}
      </dl>
      <p className="leave-with-reader">
        {readBy} <b>{reader}</b>
      </p>
      <Link href={more.href}>{more.label}</Link>
    </div>
  );
}

/** The page that a visitor leaves with, on ledger paper. Examples are chosen by the tabs above it, with or without a script. */
export function LeaveWith({ words, examples }: LeaveWithProps) {
  return (
    <fieldset className="leave-with">
      <legend className="visually-hidden">{words.example}</legend>
      {examples.map(({ name }, index) => {
        const id = `leave-with-${toSlug(name)}`;
        return [
          <input key={id} className="visually-hidden" type="radio" name="leave-with" id={id} defaultChecked={index === 0} />,
          <label key={name} htmlFor={id}>
            {name}
          </label>,
        ];
      })}
      <div className="leave-with-paper">
        <h2 id={toSectionId(words)}>{words.heading}</h2>
        {examples.map((example) => (
          <Example key={example.name} words={words} example={example} />
        ))}
      </div>
    </fieldset>
  );
}
