import { type MouseEvent, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { EstimateContent } from '../../../content/page-types.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { TextList } from '../../components/lists.tsx';
import { PhoneButton } from '../../components/phone-button.tsx';
import { Text } from '../../components/text.tsx';
import { isPlainClick } from '../../is-plain-click.ts';
import { SectionHead } from '../../sections/page-section.tsx';
import { addUp, type Totals } from './add-up.ts';
import { Fields } from './fields.tsx';
import { formatAmount } from './format-amount.ts';
import { SendButton } from './send-button.tsx';
import { resultId, Tape } from './tape.tsx';
import { toHref } from './to-href.ts';
import { useEstimate } from './use-estimate.ts';

/** A link to another estimate, which is filled in here when it is clicked plainly. */
function EstimateLink({ label, query, fill }: { label: string; query: string; fill: (query: string) => void }) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    fill(query);
  }
  return (
    <a className="button" href={query ? toHref(query, resultId) : toHref('')} onClick={follow}>
      <Text as="span">{label}</Text>
    </a>
  );
}

/** The totals in one line, for a screen reader. */
function describeTotals({ once, monthly, bad }: Totals, tape: EstimateContent['tape']): string {
  const sums = [
    once.entries.length > 0 && `${tape.once.total} ${formatAmount(once.total)}.`,
    monthly.entries.length > 0 && `${tape.monthly.total} ${formatAmount(monthly.total)}.`,
  ].filter(Boolean);
  const leftOut = bad.length > 0 ? ` ${tape.leftOut} ${bad.map(({ item }) => item).join(', ')}.` : '';
  return ((sums.join(' ') || tape.nothing) + leftOut).replace('–', ' to ');
}

function Result({ words: { buttons, notIncluded, address }, query }: { words: EstimateContent; query: string }) {
  return (
    <>
      <div className="actions">
        <PhoneButton label={buttons.call} />
        <button type="button" className="button scripted" onClick={() => window.print()}>
          <Icon name="printer" />
          {buttons.print}
        </button>
        {query && <SendButton words={buttons} query={query} />}
      </div>
      <h3>{notIncluded.label}</h3>
      <TextList items={notIncluded.items} look="mistakes" />
      {query && (
        <p className="estimate-address note">
          {address} <Link href={toHref(query)}>{toHref(query).replace('#estimate', '')}</Link>
        </p>
      )}
    </>
  );
}

/** The estimate: a form that works by itself, and sums while somebody types once this code is here. */
export function Estimate({ words, query: asked }: { words: EstimateContent; query: string }) {
  const { id, presets, buttons, tape } = words;
  const form = useRef<HTMLFormElement>(null);
  const paper = useRef<HTMLElement>(null);
  const { query, filled, hasChanged, read, fill } = useEstimate(words, asked, form);
  const totals = addUp(words, query);

  function preset(query: string) {
    flushSync(() => fill(query));
    if (query) paper.current?.scrollIntoView({ block: 'nearest' });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (bad ?? paper.current)?.focus();
  }

  return (
    <section className="section background-foam estimate" id={id} data-empty={query === ''}>
      <div className="wrap">
        <SectionHead head={words} />
        <form
          className="estimate-sheet"
          action={toHref('', resultId)}
          autoComplete="off"
          ref={form}
          onInput={read}
          onSubmit={submit}
        >
          <div className="estimate-presets">
            <strong>{presets.label}</strong>
            {presets.items.map((item) => (
              <EstimateLink key={item.label} {...item} fill={preset} />
            ))}
          </div>
          <Fields key={filled} words={words} query={query} />
          <div className="actions">
            <button type="submit" className="button">
              {buttons.add}
            </button>
            <EstimateLink label={buttons.clear} query="" fill={fill} />
          </div>
        </form>
        <div className="estimate-result">
          <Tape words={tape} totals={totals} ref={paper} />
          <p className="visually-hidden" aria-live="polite">
            {hasChanged && describeTotals(totals, tape)}
          </p>
          <Result words={words} query={query} />
        </div>
      </div>
    </section>
  );
}
