import type { Who } from '../../../content/deadlines/types.ts';
import { whoEntries } from '../../../content/deadlines/who.ts';
import { Icon } from '../../components/icon.tsx';
import { nameClosedDay } from '../../deadlines/business-days.ts';
import { formatLongDay, formatWeekday } from '../../deadlines/days.ts';
import type { Occurrence } from '../../deadlines/occurrences.ts';
import { describeMove, describeOccurrence } from '../../deadlines/words.ts';

function Move({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="due-ledger-moved">
      <Icon name="corner-down-right" />
      {text}
    </p>
  );
}

/** The kinds of people whom a date is for, as far as they were asked for. */
function nameWho({ rule }: Occurrence, who: readonly Who[]): string {
  const isMeant = (slug: Who) => rule.who.includes(slug) && (who.length === 0 || who.includes(slug));
  const meant = whoEntries.filter(({ slug }) => isMeant(slug)).map(({ label }) => label);
  return meant.join(', ');
}

interface DueRowProps {
  item: Occurrence;
  who: readonly Who[];
  /** Of its date. */
  isFirst: boolean;
  /** The first of its rule: what is to be noted is said once. */
  isNew: boolean;
  /** The move that all of a date share. */
  shared: string | undefined;
}

/** One thing that is due, as a row: its day, if it is the first of it, and what it is. */
export function DueRow({ item, who, isFirst, isNew, shared }: DueRowProps) {
  const { rule, period, due } = item;
  const stays = rule.shift.to === 'stays' && nameClosedDay(due, 'florida') ? rule.shift.because : undefined;
  return (
    <tr id={`${rule.id}-${period.key}`}>
      <th scope="row">
        <span className={isFirst ? 'due-ledger-day' : 'visually-hidden'}>
          <span aria-hidden="true">
            <b>{Number(due.slice(8))}</b> {formatWeekday(due).slice(0, 3)}
          </span>
          <span className="visually-hidden">{formatLongDay(due)}</span>
        </span>
      </th>
      <td>
        {isFirst && <Move text={shared} />}
        <div className="due-ledger-item">
          <p>
            <strong>{rule.form}</strong> <small>{rule.agency}</small>
          </p>
          <div>
            <p>{describeOccurrence(item)}</p>
            {isNew && rule.note && <small>{rule.note}</small>}
            {stays && <small>{stays}</small>}
            {!shared && <Move text={describeMove(item)} />}
          </div>
          {who.length !== 1 && <small className="due-ledger-who">{nameWho(item, who)}</small>}
        </div>
      </td>
    </tr>
  );
}
