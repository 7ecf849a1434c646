/** Such as `09:00`. The server keeps a page for an hour, so the office opens and closes on one. */
type FullHour = `${number}:00`;

/** One line of the opening hours. */
export type OfficeHours =
  | { days: string; weekdays: number[]; opens: FullHour; closes: FullHour }
  | { days: string; weekdays: number[]; note: string };

/** Weekdays count from Sunday = 0; times are wall clock in America/New_York. A day without times is by appointment. */
const hours: OfficeHours[] = [
  { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: 'Saturday', weekdays: [6], opens: '09:00', closes: '14:00' },
  { days: 'Sunday', weekdays: [0], note: 'By appointment' },
];

/**
 * When the office is closed beside its weekdays: on legal holidays of the United States, under the name that they have
 * here, unless it is empty; and on days of its own, each an ISO date such as `2026-12-24`. A holiday that falls on a
 * weekend closes the office on its own date; `isClosedWhenObserved`: also on the Friday or Monday on which it is observed.
 */
const closed: {
  holidays: string;
  isClosedWhenObserved: boolean;
  label: string;
  days: { day: string; name: string }[];
} = {
  holidays: 'Federal holidays',
  isClosedWhenObserved: true,
  label: 'Closed',
  days: [],
};

/**
 * Who the firm is. Names, numbers and the address stand here and nowhere else; all of them are placeholders until the
 * firm goes live.
 */
export const firm = {
  brand: 'Seagrape',
  legalName: 'Seagrape CPA, P.A.',
  /** The language of the site (BCP 47). A page in another one says so in its head. */
  lang: 'en-US',
  /** The year. */
  opened: '2008',
  cityLabel: 'CPAs in Boca Raton, Florida',
  phone: '(561) 555-0142',
  fortLauderdalePhone: '(954) 555-0142',
  email: 'hello@seagrapecpa.example',
  office: {
    street: '1 Seagrape Way, Suite 200',
    city: 'Boca Raton',
    state: 'FL',
    zip: '33431',
    lat: 26.3683,
    lon: -80.1289,
  },
  /** The ISO date on which something on the contact card last changed: an address book takes the card anew. */
  changed: '2026-11-21',
  hours,
  closed,
};
