import type { PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Finder } from './forms/finder.tsx';

/** Every form and letter that the site speaks of, and a field that finds one. */
export function FormsPage(forms: PageKinds['forms']) {
  const { hero, closing } = forms.words;
  return (
    <>
      <PageHead hero={hero} />
      <Finder key={forms.asked} {...forms} />
      <CallToAction closing={closing} />
    </>
  );
}
