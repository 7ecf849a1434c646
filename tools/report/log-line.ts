/** A request as the log has it; what is unknown is absent there, and undefined or empty here. */
export interface LoggedRequest {
  kind: 'request';
  /** Milliseconds since 1970. */
  time: number;
  host: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds that the server took. */
  ms: number | undefined;
  referrer: string;
  userAgent: string;
}

/** What else the server says: a start, a warning, an error. */
export interface LoggedMessage {
  kind: 'message';
  time: number;
  /** 30 is information, 40 a warning, 50 an error, 60 the end of the process (pino's levels). */
  level: number;
  text: string;
  /** How many lines the log had to drop, if this says so. */
  dropped: number;
}

/** Longer texts of a stranger are cut. */
const longestText = 256;

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

function parse(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads one line of the log (README, "The log"). Undefined if it is none, whatever it is. */
export function parseLogLine(line: string): LoggedRequest | LoggedMessage | undefined {
  const fields = line.startsWith('{') ? parse(line) : undefined;
  if (!fields) return undefined;
  const text = (name: string) => {
    const value: unknown = Reflect.get(fields, name);
    return typeof value === 'string' ? value.slice(0, longestText) : '';
  };
  const number = (name: string) => {
    const value: unknown = Reflect.get(fields, name);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const [time = 0, level, status] = [number('time'), number('level'), number('status')];
  if (level === undefined || time < earliest || time >= latest) return undefined;
  const [path, message] = [text('path'), text('msg')];
  if (level !== 30 || path === '' || status === undefined) {
    const dropped = message === 'log lines dropped' ? (number('lines') ?? 0) : 0;
    return { kind: 'message', time, level, text: message, dropped };
  }
  return {
    kind: 'request',
    time,
    host: text('host'),
    method: text('method'),
    path,
    status,
    ms: number('ms'),
    referrer: text('referrer'),
    userAgent: text('userAgent'),
  };
}
