import { useLocation } from 'react-router';

/** Tells of a navigation link whether it stands for this page (`page`) or for the section this page is in (`true`). */
export function useCurrent(): (href: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return (href) => {
    if (href === pathname) return 'page';
    const section = href === '/location' ? '/locations/' : `${href}/`;
    return href !== '/' && pathname.startsWith(section) ? 'true' : undefined;
  };
}
