import { use, ViewTransition } from 'react';
import { Route as RouterRoute, Routes, useLocation, useNavigationType } from 'react-router';
import { Head } from './head.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import type { Page } from './loaded-page.ts';
import { RouteAnnouncer } from './navigation/route-announcer.tsx';
import { PageContext } from './page-context.ts';
import type { Served } from './route.ts';

export interface AppProps {
  /** Origin of absolute links, e.g. `https://www.example.com`. */
  origin: string;
  /** The office's day, an ISO date. */
  day: string;
  served: Served;
  /** The page of a path, the same promise whenever it is asked for it. */
  load: (pathname: string) => Promise<Page>;
  /** Whether a page is rendered so fast that it comes in one step, which may fade. */
  quick: boolean;
}

/** The whole site below the router, on the server and in the browser. */
export function App({ origin, day, served, load, quick }: AppProps) {
  const { pathname, search, hash } = useLocation();
  // Who comes back, or to a section, needs all that is above the place.
  const inSteps = useNavigationType() !== 'POP' && !hash && !quick;
  const { route, view } = use(load(pathname));
  const { head, Page: Content, readQuery } = view;
  const query = readQuery?.(new URLSearchParams(search)) ?? '';
  const page = (
    <ViewTransition key={route.path} default={quick ? 'auto' : 'none'}>
      <Head head={head} route={route} origin={origin} />
      <main id="main">
        <Content pathname={pathname} query={query} />
      </main>
    </ViewTransition>
  );
  return (
    <PageContext value={{ origin, day, route, served, inSteps }}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header>
        <RouteAnnouncer load={load} />
      </Header>
      {/* The table has decided, so page and status cannot disagree; matching again costs a tenth of a render. */}
      <Routes>
        <RouterRoute path="*" element={page} />
      </Routes>
      <Footer />
    </PageContext>
  );
}
