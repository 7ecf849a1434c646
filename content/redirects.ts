/**
 * Old addresses, and the page, section, feed or file of today that each leads to: `'/contact-us.html': '/contact'`. An address
 * is written as the old site had it: a path, and a query only if the query named the page, as in `/?page_id=12`. Its case, a
 * slash at its end and an ending such as .html or .php make no difference, so each is written once.
 */
export const redirects: Record<string, string> = {};
