import type { Closing } from '../../content/types.ts';
import { Actions } from '../components/buttons.tsx';
import { Text } from '../components/text.tsx';
import type { Background } from './page-section.tsx';

/** The closing call to action: a last line, a button to /contact and the phone. */
export function CallToAction({ closing, background = 'sand' }: { closing: Closing; background?: Background | 'sky' }) {
  return (
    <section className={`section call-to-action background-${background}`}>
      <div className="wrap">
        <div>
          <Text as="h2">{closing.heading}</Text>
          <Text as="p" className="section-intro">
            {closing.text}
          </Text>
        </div>
        <Actions actions={[closing.action]} />
      </div>
    </section>
  );
}
