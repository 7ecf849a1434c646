import { privacy } from '../../content/privacy.ts';
import { PageHead } from '../sections/page-head.tsx';
import { Sections } from '../sections/sections.tsx';

function Page() {
  return (
    <>
      <PageHead hero={privacy.hero} />
      <Sections sections={privacy.sections} before="deep" after="deep" />
    </>
  );
}

export const view = { head: privacy.head, heading: privacy.hero.heading, words: privacy, Page };
