import type { CallToActionWords } from '../../content/types.ts';
import { Actions } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { Text } from '../components/text.tsx';
import type { Background } from './page-section.tsx';

/**
 * A call to action: a heading, a button to /contact and the phone. It stands before the horizon at the end of a page, or
 * on the given background.
 */
export function CallToAction({ cta, background }: { cta: CallToActionWords; background?: Background }) {
  return (
    <>
      <section className={`section call-to-action background-${background ?? 'sky'}`}>
        <div className="wrap">
          <div>
            <Text as="h2">{cta.heading}</Text>
            <Text as="p" className="section-intro">
              {cta.text}
            </Text>
          </div>
          <Actions actions={[cta.action]} />
        </div>
      </section>
      {!background && <Horizon variant="strip" />}
    </>
  );
}
