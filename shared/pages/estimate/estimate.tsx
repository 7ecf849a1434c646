import { type MouseEvent, type SubmitEvent, useRef } from 'react';
import { estimate } from '../../../content/estimate.ts';
import { Icon } from '../../components/icon.tsx';
import { TextList } from '../../components/lists.tsx';
import { PhoneButton } from '../../components/phone-button.tsx';
import { addUp, type Totals } from './add-up.ts';
import { Fields } from './fields.tsx';
import { formatAmount } from './format-amount.ts';
import { Tape } from './tape.tsx';
import { useEstimate } from './use-estimate.ts';

const { presets, buttons, notIncluded, tape, address } = estimate;

/** The address of an estimate. */
const toHref = (query: string) => `/pricing${query && `?${query}`}#estimate`;

/** A link to another estimate, which is filled in here when it is clicked plainly. */
function EstimateLink({ label, query, fill }: { label: string; query: string; fill: (query: string) => void }) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    fill(query);
  }
  return (
    <a className="button" href={toHref(query)} onClick={follow}>
      <span>{label}</span>
    </a>
  );
}

/** The totals in one line, for a screen reader. */
function describeTotals({ once, monthly, bad }: Totals): string {
  const sums = [
    once.entries.length > 0 && `${tape.once.total} ${formatAmount(once.total)}.`,
    monthly.entries.length > 0 && `${tape.monthly.total} ${formatAmount(monthly.total)}.`,
  ].filter(Boolean);
  const leftOut = bad.length > 0 ? ` ${tape.leftOut} ${bad.map(({ item }) => item).join(', ')}.` : '';
  return ((sums.join(' ') || tape.nothing) + leftOut).replace('–', ' to ');
}

function Result({ query }: { query: string }) {
  return (
    <>
      <div className="actions">
        <PhoneButton label={buttons.call} primary />
        <button type="button" className="button estimate-print" onClick={() => window.print()}>
          <Icon name="printer" />
          {buttons.print}
        </button>
      </div>
      <h3>{notIncluded.label}</h3>
      <TextList items={notIncluded.items} look="mistakes" />
      {query && (
        <p className="estimate-address">
          {address} <a href={toHref(query)}>{toHref(query).replace('#estimate', '')}</a>
        </p>
      )}
    </>
  );
}

/** The estimate: a form that works by itself, and sums while somebody types once this code is here. */
export function Estimate({ query: asked }: { query: string }) {
  const form = useRef<HTMLFormElement>(null);
  const paper = useRef<HTMLElement>(null);
  const { query, filled, hasChanged, read, fill } = useEstimate(asked, form);
  const totals = addUp(query);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (bad ?? paper.current)?.focus();
  }

  return (
    <section className="section background-foam estimate" id={estimate.id} data-empty={query === ''}>
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{estimate.eyebrow}</p>
            <h2>{estimate.heading}</h2>
            <p className="section-intro">{estimate.intro}</p>
          </div>
        </div>
        <form
          className="estimate-sheet"
          action="/pricing#estimate"
          autoComplete="off"
          ref={form}
          onInput={read}
          onSubmit={submit}
        >
          <div className="estimate-presets">
            <strong>{presets.label}</strong>
            {presets.items.map((preset) => (
              <EstimateLink key={preset.label} {...preset} fill={fill} />
            ))}
          </div>
          <Fields key={filled} query={query} />
          <div className="actions">
            <button type="submit" className="button button-primary">
              {buttons.add}
            </button>
            <EstimateLink label={buttons.clear} query="" fill={fill} />
          </div>
        </form>
        <div className="estimate-result">
          <Tape totals={totals} ref={paper} />
          <p className="visually-hidden" aria-live="polite">
            {hasChanged && describeTotals(totals)}
          </p>
          <Result query={query} />
        </div>
      </div>
    </section>
  );
}
