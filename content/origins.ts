/** Origins of other hosts, such as `https://plausible.io`, by what pages may take from them. */
export interface Origins {
  scripts: string[];
  styles: string[];
  images: string[];
  frames: string[];
  /** The origins that scripts may send to and fetch from. */
  connections: string[];
}

/**
 * What pages take from other hosts: nothing. A link needs no entry here. The Content-Security-Policy is made from this
 * list; with an entry, pages give up what protects them from other hosts (`server/http/security-headers.ts`), and
 * `content/pages/privacy.ts` has to say who learns what.
 */
export const origins: Origins = { scripts: [], styles: [], images: [], frames: [], connections: [] };
