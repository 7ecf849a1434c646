import type { OpeningHours } from './types.ts';

/** The opening hours. `OpeningHours` in types.ts has examples of a season and of a day with hours of its own. */
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
  /** The firm's own license, such as AD67890, which the page on privacy says beside the license search. Empty: none yet. */
  license: '',
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
