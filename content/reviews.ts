/** The statement about every client's words, which has to be true. */
export const consentGiven = 'Printed with written consent';

/** The source of the words beside five stars; no platform and no date, since nobody could check them. */
export const reviewSource = {
  client: 'A client’s words',
  consent: `${consentGiven}. Results differ.`,
} as const;
