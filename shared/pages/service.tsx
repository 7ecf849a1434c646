import { Desk } from '../components/desk.tsx';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { Bands } from '../sections/bands.tsx';
import { Brief } from '../sections/brief.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { NextDueStrip } from '../sections/next-due.tsx';
import { OnThisPage } from '../sections/on-this-page.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Related } from '../sections/related.tsx';

/** Who does the work, at the desk it is done at. */
function Signer({ name, role, link, desk }: PageKinds['service']['signer']) {
  return (
    <div className="signer">
      <Desk of={desk} />
      <p>
        <b>{name}</b> <Text>{role}</Text>
      </p>
      <Link href={link.href}>{link.label}</Link>
    </div>
  );
}

/**
 * The page of any service: its head with the figure, what is due next, answers in brief, its sections, and where to
 * read on.
 */
export function ServicePage(props: PageKinds['service']) {
  const { labels, hero, figure, signer, next, brief, sections, also, related, closing } = props;
  return (
    <>
      <PageHead hero={hero} figure={figure} />
      {next && <NextDueStrip next={next} />}
      <OnThisPage sections={sections} />
      <Brief lines={brief} labels={labels.brief} />
      <Bands sections={sections} before="paper" after="foam" asides={{ stories: <Signer {...signer} /> }} />
      <Related also={also} labels={labels} services={related} />
      <CallToAction closing={closing} />
    </>
  );
}
