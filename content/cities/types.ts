import type { ServicePath } from '../services/index.ts';
import type { CityBody, Today } from '../types.ts';

/**
 * A city with a page: what other pages know of it, and its words. Words may say "town" for it; the path is the
 * specification's.
 */
export interface CityEntry<Path extends string> {
  /** The page's name in links and breadcrumbs. */
  title: string;
  path: Path;
  /** The place itself, for metadata. */
  city: string;
  /** Whether it has a page and is none of the seven service cities. */
  hasPageOnly?: true;
  county: string;
  lat: number;
  lon: number;
  /** Whether its page describes the firm as a local business, to search engines. */
  isLocalBusiness?: true;
  /** Whether search engines are told that the firm keeps books for it. */
  isServedWithBooks?: true;
  /** The number to call from this page, if it is not the office's. */
  phone?: string;
  /** The services whose pages lead here, and whom each of them serves there. */
  services: readonly { path: ServicePath; label: string }[];
  /** The words of its page on the office's day, an ISO date. */
  body: (today: Today, day: string) => CityBody;
  /** The ways to the office and how long each takes: its map, which is in `maps/`, in words. */
  ways: readonly (readonly [way: string, takes: string])[];
}
