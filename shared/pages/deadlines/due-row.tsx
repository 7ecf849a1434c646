import { Icon } from '../../components/icon.tsx';
import { Text } from '../../components/text.tsx';
import { formatLongDay, formatWeekday } from '../../deadlines/days.ts';
import type { DueItem } from '../../page-data.ts';

function Move({ text }: { text: string }) {
  return (
    <p className="due-ledger-moved">
      <Icon name="corner-down-right" />
      {text}
    </p>
  );
}

interface DueRowProps {
  due: string;
  item: DueItem;
  /** Of its date. */
  isFirst: boolean;
  /** The move of all of the date, said before the first. */
  sharedMove: string | undefined;
}

/** One thing that is due, as a row: its day, if it is the first of it, and what it is. */
export function DueRow({ due, item: { id, form, agency, what, notes, move, who }, isFirst, sharedMove }: DueRowProps) {
  return (
    <tr id={id}>
      <th scope="row">
        <span className={isFirst ? 'due-ledger-day' : 'visually-hidden'}>
          <span aria-hidden="true">
            <b>{Number(due.slice(8))}</b> {formatWeekday(due).slice(0, 3)}
          </span>
          <span className="visually-hidden">{formatLongDay(due)}</span>
        </span>
      </th>
      <td>
        {isFirst && sharedMove && <Move text={sharedMove} />}
        <div className="due-ledger-item">
          <p>
            <Text as="strong">{form}</Text> <small>{agency}</small>
          </p>
          <div>
            <Text as="p">{what}</Text>
            {notes.map((note) => (
              <Text as="small" key={note}>
                {note}
              </Text>
            ))}
            {move && <Move text={move} />}
          </div>
          {who && (
            <Text as="small" className="due-ledger-who">
              {who}
            </Text>
          )}
        </div>
      </td>
    </tr>
  );
}
