/** A connection that speaks WebDriver BiDi (W3C): commands, and what it tells by itself. */
export interface Bidi {
  /** Sends a command and resolves to its result. Rejects with what the browser says against it. */
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  close: () => void;
}

interface Waiting {
  resolve: (result: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

/** Connects to a browser that listens at a URL, and calls `onEvent` with what it tells. Rejects if nobody listens. */
export async function connect(url: string, onEvent: (method: string, params: Record<string, unknown>) => void): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(data);
    if (method) return onEvent(method, params);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) return reject?.(new Error(`${error}: ${message}`));
    return resolve?.(result);
  });
  // A browser that has crashed answers nothing.
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`nobody speaks WebDriver BiDi at ${url}`)));
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
