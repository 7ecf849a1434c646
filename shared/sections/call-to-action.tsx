import type { Closing } from '../../content/types.ts';
import { ActionButton } from '../components/action-button.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import type { Ground } from './frame.tsx';

/** The closing call to action: a last line, a button to /contact and the phone. */
export function CallToAction({ closing, ground = 'sand' }: { closing: Closing; ground?: Ground }) {
  return (
    <section className={`section call-to-action ground-${ground}`}>
      <div className="wrap">
        <div>
          <h2>{closing.heading}</h2>
          <p className="section-intro">{closing.text}</p>
        </div>
        <div className="actions">
          <ActionButton action={closing.action} primary />
          <PhoneButton />
        </div>
      </div>
    </section>
  );
}
