import { connect } from 'node:net';

interface SlowKind {
  count: number;
  /** What each sends at once. */
  first: string;
  /** What each sends once a second after that. */
  more?: string;
  /** Who does not read sees no end, until `socket.resume()`. */
  reads?: boolean;
}

/** Opens connections to a server that are slow, or that read nothing. Returns them, how many have not ended, and their end. */
export function openSlowSockets(origin: string, { count, first, more, reads = true }: SlowKind) {
  const { hostname, port } = new URL(origin);
  // One buffer for all: 1,000 connections with 1,500 requests each are 100 MB otherwise.
  const bytes = Buffer.from(first, 'latin1');
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes)).on('error', () => undefined);
    return reads ? socket.resume() : socket.pause();
  });
  // A hundredth of them at a time: all at once would hold up who measures, in this process, for 100 ms.
  let turn = 0;
  const timer = setInterval(() => {
    turn++;
    for (const socket of sockets.filter((_, index) => index % 100 === turn % 100))
      if (more !== undefined && socket.writable && !socket.connecting) socket.write(more);
  }, 10);
  return {
    sockets,
    open: () => sockets.filter(({ closed }) => !closed).length,
    stop: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
