import { use, ViewTransition } from 'react';
import { Route as Branch, Routes, useLocation } from 'react-router';
import { Head } from './head.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LostChunk } from './layout/lost-chunk.tsx';
import { RouteChange } from './layout/route-change.tsx';
import { findRoute, type Route } from './routes.ts';
import { loadView } from './view.ts';

function RoutePage({ route, pathname, origin }: { route: Route; pathname: string; origin: string }) {
  const { head, content } = use(loadView(route));
  return (
    <ViewTransition>
      <Head head={head} path={route.path} status={route.status} origin={origin} />
      <main id="main">{content(pathname)}</main>
    </ViewTransition>
  );
}

/** The whole site below the router: the same tree on the server and in the browser. `origin` is that of absolute links. */
export function App({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <LostChunk>
        {/* The table has decided which branch is taken, so the page and its status cannot disagree; ranking all of them again would take a tenth of a render. */}
        <Routes location={route.path}>
          <Branch path={route.path} element={<RoutePage key={route.path} route={route} pathname={pathname} origin={origin} />} />
        </Routes>
      </LostChunk>
      <Footer />
      <RouteChange />
    </>
  );
}
