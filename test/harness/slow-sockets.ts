import { connect, type Socket } from 'node:net';

interface SlowKind {
  count: number;
  /** What each sends at once. */
  first: string;
  /** What each sends once a second after that. */
  more?: string;
  /** Who does not read sees no end, until `socket.resume()`. */
  reads?: boolean;
}

/** Connections of one kind that take their time. */
export interface SlowSockets {
  sockets: Socket[];
  /** The longest that one of those that have ended was open, in milliseconds. */
  longest: () => number;
  /** How many have not ended. */
  open: () => number;
  stop: () => void;
}

/** Opens connections to a server that are slow, or that read nothing. */
export function openSlowSockets(origin: string, { count, first, more, reads = true }: SlowKind): SlowSockets {
  const { hostname, port } = new URL(origin);
  // One buffer for all: 1,000 connections with 1,500 requests each are 100 MB otherwise.
  const bytes = Buffer.from(first, 'latin1');
  const begun = new Set<Socket>();
  let longest = 0;
  let ended = 0;
  const sockets = Array.from({ length: count }, () => {
    let opened = performance.now();
    const socket = connect(Number(port), hostname, () => {
      opened = performance.now();
      socket.write(bytes);
      begun.add(socket);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      begun.delete(socket);
      ended++;
      longest = Math.max(longest, performance.now() - opened);
    });
    return reads ? socket.resume() : socket.pause();
  });
  // A hundredth of them at a time: all at once would hold up who measures, in this process, for 100 ms.
  let turn = 0;
  const timer = setInterval(() => {
    turn++;
    for (let index = turn % 100; index < count; index += 100) {
      const socket = sockets[index];
      if (more !== undefined && socket?.writable && begun.has(socket)) socket.write(more);
    }
  }, 10);
  return {
    sockets,
    longest: () => longest,
    open: () => count - ended,
    stop: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
