import { useState } from 'react';
import type { EstimateContent } from '../../../content/page-types.ts';
import { Icon } from '../../components/icon.tsx';
import { toHref } from './to-href.ts';

/** Hands the address of an estimate to the device's own sheet of ways to send it, or copies it where there is none. */
export function SendButton({ words: { send, copied }, query }: { words: EstimateContent['buttons']; query: string }) {
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
