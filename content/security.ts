/**
 * What /.well-known/security.txt says (RFC 9116). Renew `expires` before it passes; a test begins to fail a month
 * ahead.
 */
export const security = {
  expires: '2027-10-31T00:00:00Z',
  languages: 'en',
};
