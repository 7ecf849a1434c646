import { Fragment, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EstimateWords } from '../../../content/pages/estimate.ts';
import { Texts } from '../../components/text.tsx';
import { usePage } from '../../page/page-context.ts';
import { SectionHead } from '../../sections/page-section.tsx';
import { sumEstimate } from './add-up.ts';
import { describeTotals, listTotals } from './describe-totals.ts';
import { EstimateLink } from './estimate-link.tsx';
import { Fields } from './fields.tsx';
import { type Answers, formatAnswers, parseAnswers, toHref } from './read-estimate.ts';
import { Result } from './result.tsx';
import { resultId, Tape } from './tape.tsx';

/**
 * The estimate: a form that works without a script, and with it adds up while a visitor types. `initial` are the
 * answers of the address.
 */
export function EstimateForm({ words, initial }: { words: EstimateWords; initial: Answers }) {
  const { id, presets, buttons, tape } = words;
  const form = useRef<HTMLFormElement>(null);
  const paper = useRef<HTMLElement>(null);
  const { origin } = usePage();
  const [changed, setChanged] = useState<Answers>();
  const answers = changed ?? initial;
  const query = formatAnswers(answers);
  const totals = sumEstimate(words, answers);

  /** Keeps the estimate in the address. The router would make that a navigation, which scrolls and moves the focus. */
  function change(next: Answers) {
    setChanged(next);
    const nextQuery = formatAnswers(next);
    const { pathname, hash } = window.location;
    // Another page may be on its way.
    if (pathname !== '/pricing') return;
    try {
      window.history.replaceState(window.history.state, '', pathname + (nextQuery && `?${nextQuery}`) + hash);
    } catch {
      // Safari allows a hundred changes in ten seconds: the next one is right again.
    }
  }

  function read() {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, answer]) => [name, String(answer)]);
    const typed = parseAnswers(words, new URLSearchParams(fields));
    if (formatAnswers(typed) !== query) change(typed);
  }

  // A visitor may have typed before hydration.
  useEffect(read, []);

  // A phone shares the canonical address.
  useEffect(() => {
    document.querySelector('link[rel=canonical]')?.setAttribute('href', `${origin}/pricing${query && `?${query}`}`);
  }, [origin, query]);

  function fill(preset: string) {
    flushSync(() => change(parseAnswers(words, new URLSearchParams(preset))));
    // The fields now have the defaults of the preset.
    form.current?.reset();
    if (preset) paper.current?.scrollIntoView({ block: 'nearest' });
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
            <strong>{presets.label}</strong>{' '}
            {presets.items.map((item) => (
              <Fragment key={item.label}>
                <EstimateLink {...item} isChosen={item.query === query} fill={fill} />{' '}
              </Fragment>
            ))}
          </div>
          <Fields words={words} answers={answers} />
          <p className="estimate-sum" aria-hidden="true">
            <Texts as="span" items={listTotals(totals, tape)} />
          </p>
          <div className="actions">
            <button type="submit" className="button button-filled">
              {buttons.add}
            </button>{' '}
            <EstimateLink label={buttons.clear} query="" fill={fill} />
          </div>
        </form>
        <div className="estimate-result">
          <Tape words={tape} totals={totals} ref={paper} />
          <p className="visually-hidden" aria-live="polite">
            {changed !== undefined && describeTotals(totals, tape)}
          </p>
          <Result words={words} query={query} totals={totals} />
        </div>
      </div>
    </section>
  );
}
