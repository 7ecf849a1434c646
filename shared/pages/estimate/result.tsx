import { useState } from 'react';
import { firm } from '../../../content/firm.ts';
import type { EstimateWords } from '../../../content/pages/estimate.ts';
import { ButtonLink, PhoneButton, PrintButton } from '../../components/buttons.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { TextList } from '../../components/lists.tsx';
import { OpenNow } from '../../components/open-now.tsx';
import { formatMailHref } from '../../format.ts';
import { usePage } from '../../page/page-context.ts';
import type { Totals } from './add-up.ts';
import { listLines } from './describe-totals.ts';
import { toHref } from './read-estimate.ts';
import { resultId } from './tape.tsx';

/** Shares the address of an estimate with the device's share sheet, or copies it. */
function SendButton({ words: { send, copied }, query }: { words: EstimateWords['buttons']; query: string }) {
  const [sent, setSent] = useState<string>();
  async function share() {
    const url = new URL(toHref(query, resultId), window.location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSent(query);
      }
    } catch (error) {
      // The visitor may have closed the sheet. A browser that allows neither, as those in apps, has the link below.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) document.querySelector<HTMLElement>('.estimate-address a')?.focus();
    }
  }
  const isSent = sent === query;
  return (
    <>
      <button type="button" className="button scripted" onClick={share}>
        <Icon name="send" />
        <span>{isSent ? copied : send}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isSent && copied}
      </span>
    </>
  );
}

interface ResultProps {
  words: EstimateWords;
  query: string;
  totals: Totals;
}

/** The actions on an estimate (call, send, print), and the list of what it leaves out. */
export function Result({ words: { buttons, tape, notIncluded, address }, query, totals }: ResultProps) {
  const { origin } = usePage();
  const lines = [...listLines(totals, tape), origin + toHref(query, resultId)];
  return (
    <>
      {query && (
        <div className="actions">
          <PhoneButton label={buttons.call} variant="button-filled" />
          <ButtonLink label={buttons.mail} icon="mail" href={formatMailHref(firm.email, buttons.subject, lines)} />
          <PrintButton label={buttons.print} />
          <SendButton words={buttons} query={query} />
          <OpenNow />
        </div>
      )}
      <div className="prose">
        <h3>{notIncluded.label}</h3>
        <TextList items={notIncluded.items} variant="mistakes" />
      </div>
      {query && (
        <p className="estimate-address note">
          <Link href={toHref(query, resultId)}>{address}</Link>
        </p>
      )}
    </>
  );
}
