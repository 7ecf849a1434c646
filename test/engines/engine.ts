/** The width and height of what a page has to itself, in pixels. */
export type Size = readonly [number, number];

/** Keeps what has to be done when the tests have ended, whether or not everything has started. */
export type OnEnd = (end: () => unknown) => void;

/** A browser with one page. Each way rejects if the browser refuses. */
export interface Engine {
  /** Its name and version. */
  name: string;
  /** Loads a URL at a size and resolves when everything of it is here. */
  open: (url: string, size: Size) => Promise<unknown>;
  /** Calls a function in the page, of which it sees nothing else, and resolves to what it returns. */
  evaluate: <Returned>(made: () => Returned | Promise<Returned>) => Promise<Returned>;
  press: (key: 'Enter' | 'Escape' | 'Tab' | ' ') => Promise<unknown>;
  /** Presses the pointer on the middle of the first element of a selector. */
  click: (selector: string) => Promise<unknown>;
  /** What the console has said since the last document was asked for. */
  messages: () => Promise<string[]>;
}
