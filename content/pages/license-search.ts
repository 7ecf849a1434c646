import type { Link } from '../types.ts';

/** Where anybody can look up a CPA: the Florida Department of Business and Professional Regulation. */
export const licenseSearch: Link = {
  label: 'State license search',
  href: 'https://www.myfloridalicense.com/wl11.asp?mode=0&SID=',
};
