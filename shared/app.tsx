import { use, ViewTransition } from 'react';
import { Route as RouterRoute, Routes, useLocation } from 'react-router';
import { Head } from './head.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { ErrorBoundary } from './navigation/error-boundary.tsx';
import { RouteAnnouncer } from './navigation/route-announcer.tsx';
import { useLinks } from './navigation/use-links.ts';
import { PageContext } from './page-context.ts';
import type { Route } from './route.ts';
import { findParents, findRoute } from './routes.ts';
import { loadView } from './view.tsx';

function RoutePage({ route, pathname, origin }: { route: Route; pathname: string; origin: string }) {
  const { head, Page } = use(loadView(route));
  return (
    <ViewTransition>
      <Head head={head} path={route.path} status={route.status} origin={origin} />
      <main id="main">
        <Page pathname={pathname} />
      </main>
    </ViewTransition>
  );
}

const findRoutes = (paths: string) => (paths ? paths.split(' ').map(findRoute) : []);

/**
 * The whole site below the router, on the server and in the browser. `origin` is that of absolute links, `day` the
 * office's, an ISO date, and `nearest` the paths of pages near to one that does not exist, with spaces between them.
 */
export function App({ origin, day, nearest }: { origin: string; day: string; nearest: string }) {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  useLinks();
  const page = <RoutePage key={route.path} route={route} pathname={pathname} origin={origin} />;
  return (
    <PageContext value={{ day, route, parents: findParents(route), nearest: findRoutes(nearest) }}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <ErrorBoundary>
        {/* The table has decided, so page and status cannot disagree; matching again costs a tenth of a render. */}
        <Routes location={route.path}>
          <RouterRoute path={route.path} element={page} />
        </Routes>
      </ErrorBoundary>
      <Footer />
      <RouteAnnouncer />
    </PageContext>
  );
}
