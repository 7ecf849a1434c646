import { useState } from 'react';
import type { EstimateContent } from '../../../content/page-types.ts';
import { PhoneButton } from '../../components/buttons.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { TextList } from '../../components/lists.tsx';
import { toHref } from './read-estimate.ts';

/** Hands the address of an estimate to the device's own sheet of ways to send it, or copies it where there is none. */
function SendButton({ words: { send, copied }, query }: { words: EstimateContent['buttons']; query: string }) {
  const [sent, setSent] = useState<string>();
  async function share() {
    const url = new URL(toHref(query), window.location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSent(query);
      }
    } catch {
      // The sheet was closed, or the browser allows neither: the address stands below.
    }
  }
  return (
    <>
      <button type="button" className="button scripted" onClick={share}>
        <Icon name="send" />
        {send}
      </button>
      <span role="status">{sent === query && copied}</span>
    </>
  );
}

/** What can be done with an estimate: called about, printed, sent; and what it does not include. */
export function Result({ words: { buttons, notIncluded, address }, query }: { words: EstimateContent; query: string }) {
  return (
    <>
      {query && (
        <div className="actions">
          <PhoneButton label={buttons.call} look="button-primary" />
          <button type="button" className="button scripted" onClick={() => window.print()}>
            <Icon name="printer" />
            {buttons.print}
          </button>
          <SendButton words={buttons} query={query} />
        </div>
      )}
      <h3>{notIncluded.label}</h3>
      <TextList items={notIncluded.items} look="mistakes" />
      {query && (
        <p className="estimate-address note">
          <Link href={toHref(query)}>{address}</Link>
        </p>
      )}
    </>
  );
}
