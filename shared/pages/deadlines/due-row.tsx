import { Icon } from '../../components/icon.tsx';
import { Text, Texts } from '../../components/text.tsx';
import { formatLongDay, formatShortWeekday, readDayOfMonth } from '../../dates.ts';
import type { DueDay, DueItem } from './props.ts';

function Move({ text }: { text: string }) {
  return (
    <p className="due-ledger-moved">
      <Icon name="corner-down-right" />
      <Text as="span">{text}</Text>
    </p>
  );
}

/** The row of a due date: the day and its move, if it is the first of the day, and the duty. */
export function DueRow({ day, item }: { day: DueDay; item: DueItem }) {
  const { id, title, agency, what, notes, move, who } = item;
  const { due } = day;
  const isFirst = item === day.items[0];
  return (
    <tr id={id}>
      <th scope="row">
        <span className={isFirst ? 'due-ledger-day' : 'visually-hidden'}>
          <span aria-hidden="true">
            <b>{readDayOfMonth(due)}</b> {formatShortWeekday(due)}
          </span>{' '}
          <span className="visually-hidden">{formatLongDay(due)}</span>
        </span>
      </th>
      <td>
        {isFirst && day.move && <Move text={day.move} />}
        <div className="due-ledger-item">
          <p>
            <Text as="strong">{title}</Text> <small>{agency}</small>
          </p>
          <div>
            <Text as="p">{what}</Text>
            <Texts as="small" items={notes} />
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
