/** What is said of every client's words, and has to be true. */
export const consentGiven = 'Printed with written consent';

/** Where the words beside five stars come from; no platform and no date, as nobody could check them. */
export const reviewSource = {
  clients: 'Client reviews',
  client: 'A client’s words',
  consent: `${consentGiven}. Results differ.`,
} as const;

/** What stands above a row of reviews. */
export type ReviewsEyebrow = typeof reviewSource.clients;
