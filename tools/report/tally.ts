import { getOfficeDay } from '../../shared/office-clock.ts';
import { BoundedCounts } from './bounded-counts.ts';
import { classify, type RequestKind } from './classify.ts';
import { type LoggedRequest, parseLogLine } from './log-line.ts';
import { bareHost, findSource } from './sources.ts';
import { getOfficeWeek } from './weeks.ts';

/** How long the server took for a page: how often it was asked for, all milliseconds, and the most at once. */
interface Time {
  count: number;
  sum: number;
  longest: number;
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** What the lines of a log add up to. Memory grows with pages, weeks and days, and not with lines. */
export class Tally {
  readonly #isPage: (path: string) => boolean;
  readonly #siteHost: string;
  lines = 0;
  unreadable = 0;
  /** Lines that the server could not write. */
  dropped = 0;
  readonly days = new Set<string>();
  readonly kinds = new Map<RequestKind, number>();
  /** Visits by page, and by the Monday of the week. */
  readonly visits = new Map<string, Map<string, number>>();
  readonly sites = new BoundedCounts();
  ownSource = 0;
  unsaidSource = 0;
  readonly unknownPaths = new BoundedCounts();
  /** Status and path, such as `500 /pricing`. */
  readonly failures = new BoundedCounts();
  /** What the server said at level warning and above. */
  readonly warnings = new BoundedCounts();
  readonly times = new Map<string, Time>();

  /** `siteHost` is the host of this site as visitors know it, where a proxy says another to the server; or empty. */
  constructor(isPage: (path: string) => boolean, siteHost: string) {
    this.#isPage = isPage;
    this.#siteHost = bareHost(siteHost);
  }

  /** Takes one line of the log, whatever it is. */
  add(text: string): void {
    if (text.trim() === '') return;
    this.lines++;
    const line = parseLogLine(text);
    if (!line) {
      this.unreadable++;
      return;
    }
    this.days.add(getOfficeDay(new Date(line.time)));
    if (line.kind === 'request') this.#addRequest(line);
    else {
      this.dropped += line.dropped;
      if (line.level >= 40) this.warnings.add(line.text);
    }
  }

  #addRequest(request: LoggedRequest): void {
    const { path, status, ms } = request;
    const kind = classify(request, this.#isPage);
    count(this.kinds, kind);
    if (kind === 'visit') this.#addVisit(request);
    if (kind === 'unknown') this.unknownPaths.add(path);
    if (kind === 'failed') this.failures.add(`${status} ${path}`);
    if (status !== 200 || ms === undefined || !this.#isPage(path)) return;
    const time = this.times.get(path) ?? { count: 0, sum: 0, longest: 0 };
    this.times.set(path, { count: time.count + 1, sum: time.sum + ms, longest: Math.max(time.longest, ms) });
  }

  #addVisit({ path, time, host, referrer }: LoggedRequest): void {
    const weeks = this.visits.get(path) ?? new Map<string, number>();
    this.visits.set(path, weeks);
    count(weeks, getOfficeWeek(new Date(time)));
    const source = findSource(referrer, [this.#siteHost, bareHost(host)]);
    if (source.kind === 'own') this.ownSource++;
    else if (source.kind === 'unsaid') this.unsaidSource++;
    else this.sites.add(source.name);
  }
}
