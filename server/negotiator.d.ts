// @types/negotiator does not know `preferred`, which came with negotiator 1.0.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** The best of `available` for the client; `preferred` decides between equals. Undefined if it accepts none. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly string[] }): T | undefined;
  }
}
