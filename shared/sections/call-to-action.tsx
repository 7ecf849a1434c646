import type { Closing } from '../../content/types.ts';
import { ActionButton } from '../components/buttons.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { Text } from '../components/text.tsx';
import type { Background } from './page-section.tsx';

/** The closing call to action: a last line, a button to /contact and the phone. */
export function CallToAction({ closing, background = 'sand' }: { closing: Closing; background?: Background }) {
  return (
    <section className={`section call-to-action background-${background}`}>
      <div className="wrap">
        <div>
          <h2>
            <Text>{closing.heading}</Text>
          </h2>
          <p className="section-intro">
            <Text>{closing.text}</Text>
          </p>
        </div>
        <div className="actions">
          <ActionButton action={closing.action} primary />
          <PhoneButton />
        </div>
      </div>
    </section>
  );
}
