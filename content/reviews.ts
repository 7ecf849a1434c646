/** Where the words beside five stars come from; no platform and no date, as nobody could check them. */
export const reviewSource = {
  clients: 'Told to us by clients',
  client: 'Told to us by a client',
} as const;

/** What stands above a row of reviews. */
export type ReviewsEyebrow = typeof reviewSource.clients;
