/** From when to when the office is open: times on its clock (America/New_York) in hours and minutes, such as `08:30`. */
export interface Times {
  opens: string;
  closes: string;
}

/** Days of the week, from Sunday = 0, and their hours, without lunch if the office closes for it, or what there is instead. */
export type HoursLine = { days: string; weekdays: number[] } & (
  | (Times & { lunch?: { from: string; to: string } })
  | { note: string }
);

/** A part of each year with other hours: from one day to another, each a month and a day such as `01-20`. */
export interface Season {
  name: string;
  from: string;
  to: string;
  lines: HoursLine[];
}

/**
 * A day on which the office is closed or has other hours: an ISO date such as `2026-12-24`, or `12-24` for each year, and its
 * name. With `opens` or `closes` alone the other is that of its weekday; with neither, the office is closed.
 */
export interface SpecialDay extends Partial<Times> {
  day: string;
  name: string;
}

/** The opening hours. A weekday without times is by appointment. */
export interface OpeningHours {
  lines: HoursLine[];
  /** Such as `{ name: 'Tax season', from: '01-20', to: '04-15', lines: [...] }`, with a line for every day of the week. */
  seasons: Season[];
  /**
   * On legal holidays of the United States the office is closed, under the name that they have here, unless this is left
   * out. One that falls on a weekend closes it on its own date; `isClosedWhenObserved`: also on the Friday or Monday on
   * which it is observed.
   */
  holidays?: { label: string; isClosedWhenObserved: boolean };
  /** Such as `{ day: '12-24', name: 'Christmas Eve', closes: '13:00' }`. Here a holiday can have hours, too. */
  days: SpecialDay[];
}

const hours: OpeningHours = {
  lines: [
    { days: 'Monday to Friday', weekdays: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: 'Saturday', weekdays: [6], opens: '09:00', closes: '14:00' },
    { days: 'Sunday', weekdays: [0], note: 'By appointment' },
  ],
  seasons: [],
  holidays: { label: 'Federal holidays', isClosedWhenObserved: true },
  days: [],
};

/**
 * The firm. Its names, numbers and address stand here and nowhere else; all of them are placeholders until the
 * firm goes live.
 */
export const firm = {
  brand: 'Seagrape',
  legalName: 'Seagrape CPA, P.A.',
  /** The language of the site (BCP 47). A page in another one says so in its head. */
  lang: 'en-US',
  /** The year. */
  opened: '2008',
  /** Under the name, with the state where there is room. */
  cityLabel: 'CPAs in Boca Raton',
  stateName: 'Florida',
  /** The name of the region around the office, and its counties, the office's own first. */
  region: 'South Florida',
  counties: ['Palm Beach', 'Broward'],
  /** Places around with a name of several words, which a line does not break. */
  places: [
    'Boca Raton',
    'Boynton Beach',
    'Deerfield Beach',
    'Delray Beach',
    'Fort Lauderdale',
    'Gulf Stream',
    'Highland Beach',
    'Ocean Ridge',
    'Palm Beach',
    'Place Au Soleil',
    'Pompano Beach',
  ],
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
    /** The road by which drivers find it. */
    near: 'Glades Road',
  },
  /** The ISO date on which something on the contact card last changed: an address book takes the card anew. */
  changed: '2026-11-21',
  hours,
};
