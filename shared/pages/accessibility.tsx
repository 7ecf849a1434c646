import { accessibility } from '../../content/accessibility.ts';
import { PageHead } from '../sections/page-head.tsx';
import { Sections } from '../sections/sections.tsx';

function Page() {
  return (
    <>
      <PageHead hero={accessibility.hero} />
      <Sections sections={accessibility.sections} before="deep" after="deep" />
    </>
  );
}

export const view = { head: accessibility.head, heading: accessibility.hero.heading, words: accessibility, Page };
