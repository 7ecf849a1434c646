import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { usePage } from './page-context.ts';
import { isOf, type PageKind, type PageKinds } from './page-data.ts';
import { AboutPage } from './pages/about.tsx';
import { ArticlePage } from './pages/article.tsx';
import { BlogPage } from './pages/blog.tsx';
import { CityPage } from './pages/city.tsx';
import { ContactPage } from './pages/contact.tsx';
import { DeadlinesPage } from './pages/deadlines.tsx';
import { FaqsPage } from './pages/faqs.tsx';
import { FormsPage } from './pages/forms.tsx';
import { HomePage } from './pages/home.tsx';
import { LocationPage } from './pages/location.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PricingPage } from './pages/pricing.tsx';
import { SearchPage } from './pages/search.tsx';
import { ServicePage } from './pages/service.tsx';
import { ServicesPage } from './pages/services.tsx';
import { StatementPage } from './pages/statement.tsx';

/** A page with its data from the server, or the not-found page if the server has answered 404. */
function Show<Kind extends PageKind>({ kind, Page }: { kind: Kind; Page: ComponentType<PageKinds[Kind]> }) {
  const page = usePage();
  if (isOf(page, kind)) return <Page {...page.data} />;
  if (isOf(page, 'not-found')) return <NotFoundPage {...page.data} />;
  throw new Error(`shared/routes.tsx shows no page of kind "${page.kind}" at ${page.path}; add its route`);
}

/** Every address of the site. Which services, cities and articles there are is the server's to say. */
export const routes: RouteObject[] = [
  { path: '/', element: <Show kind="home" Page={HomePage} /> },
  { path: '/about', element: <Show kind="about" Page={AboutPage} /> },
  { path: '/services', element: <Show kind="services" Page={ServicesPage} /> },
  { path: '/services/:slug', element: <Show kind="service" Page={ServicePage} /> },
  { path: '/blog', element: <Show kind="blog" Page={BlogPage} /> },
  { path: '/blog/page/:number', element: <Show kind="blog" Page={BlogPage} /> },
  { path: '/blog/:slug', element: <Show kind="article" Page={ArticlePage} /> },
  { path: '/location', element: <Show kind="location" Page={LocationPage} /> },
  { path: '/locations/:slug', element: <Show kind="city" Page={CityPage} /> },
  { path: '/pricing', element: <Show kind="pricing" Page={PricingPage} /> },
  { path: '/faqs', element: <Show kind="faqs" Page={FaqsPage} /> },
  { path: '/deadlines', element: <Show kind="deadlines" Page={DeadlinesPage} /> },
  { path: '/forms', element: <Show kind="forms" Page={FormsPage} /> },
  { path: '/search', element: <Show kind="search" Page={SearchPage} /> },
  { path: '/contact', element: <Show kind="contact" Page={ContactPage} /> },
  { path: '/privacy', element: <Show kind="statement" Page={StatementPage} /> },
  { path: '/accessibility', element: <Show kind="statement" Page={StatementPage} /> },
  { path: '*', element: <Show kind="not-found" Page={NotFoundPage} /> },
];
