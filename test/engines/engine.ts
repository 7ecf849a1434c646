/** Input sources with their actions, as both WebDriver and WebDriver BiDi take them. */
export type Actions = { type: 'key' | 'pointer'; id: string; actions: object[] }[];

/** Keeps what has to be done when the tests have ended, whether or not everything has started. */
export type OnEnd = (end: () => unknown) => void;

/** A browser with one window, as its protocol drives it. Each way rejects if the browser refuses. */
export interface Engine {
  /** Its name and version. */
  name: string;
  /** Loads a URL and resolves when everything of it is here. */
  open: (url: string) => Promise<void>;
  /** Calls the function of this source with a JSON text in the page, and resolves to the JSON text that it returns. */
  call: (source: string, json: string) => Promise<string>;
  /** Has keys and the pointer do something. */
  act: (actions: Actions) => Promise<void>;
  /** Makes what a page has to itself so many pixels wide and high. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the console has said since the last document was asked for. */
  messages: () => Promise<string[]>;
}

/** Calls a function in the page, which sees nothing but its arguments. What it takes and returns travels as JSON. */
export async function evaluate<Taken extends unknown[], Returned>(
  engine: Engine,
  made: (...taken: Taken) => Returned,
  ...taken: Taken
): Promise<Awaited<Returned>> {
  const source = `async (json) => JSON.stringify((await (${made})(...JSON.parse(json))) ?? null)`;
  return JSON.parse(await engine.call(source, JSON.stringify(taken)));
}
