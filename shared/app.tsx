import { Fragment, use, useDeferredValue, useMemo } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Location, useLocation, useNavigationType, useRoutes } from 'react-router';
import { firm } from '../content/firm.ts';
import { Link } from './components/link.tsx';
import { formatTitle, Head } from './head.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { Notices } from './layout/notices.tsx';
import { PageStatus } from './navigation/page-status.tsx';
import { useRestoredPosition } from './navigation/restore-position.ts';
import { CurrentPage } from './page/current-page.tsx';
import { createRoutes, type PageData } from './routes.tsx';

/** The page of a location: its data, or a promise of it, the same one at each render. */
export type Load = (location: Location) => PageData | Promise<PageData>;

/** The whole site below the router. The old page stays until the next one is here. */
export function App({ load }: { load: Load }) {
  const wanted = useLocation();
  const location = useDeferredValue(wanted);
  // A page is loaded once for each navigation, so it stays when the day ends.
  const loaded = useMemo(() => load(location), [load, location]);
  const page = loaded instanceof Promise ? use(loaded) : loaded;
  const content = useRoutes(createRoutes(page), location);
  const announced = useRestoredPosition(location, useNavigationType(), formatTitle(page.head.title));
  return (
    <HelmetProvider>
      <CurrentPage page={page}>
        <Head />
        <Link className="skip-link" href="#main" lang={page.head.lang && firm.lang}>
          Skip to content
        </Link>
        <Notices />
        <Header>
          <PageStatus isComing={wanted !== location} title={announced} />
        </Header>
        <main id="main">
          <Fragment key={page.path}>{content}</Fragment>
        </main>
        <Footer />
      </CurrentPage>
    </HelmetProvider>
  );
}
