import { usePage, useSiteLang } from '../page/page-context.ts';

/** Whether the office is open. */
export function OpenNow() {
  const { office } = usePage();
  const lang = useSiteLang();
  return (
    office && (
      <p className="open-now" data-open={office.open} lang={lang}>
        {office.text}
      </p>
    )
  );
}
