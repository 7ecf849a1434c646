import { connect, type Socket } from 'node:net';

/** Connections of one kind that take their time. */
export interface SlowSockets {
  sockets: Socket[];
  /** Milliseconds from the first to the end of the last that has ended. */
  lastEnd: () => number;
  /** How many have not ended. */
  open: () => number;
  stop: () => void;
}

/** Opens connections that send `first`, and then `more` once a second. Those that do not read see no end. */
export function openSlowSockets(origin: string, count: number, first: string, more?: string, reads = true): SlowSockets {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  let last = 0;
  let ended = 0;
  // One buffer for all: 1,000 connections with 1,500 requests each are 100 MB otherwise.
  const bytes = Buffer.from(first, 'latin1');
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        ended++;
        last = performance.now() - started;
      });
    return reads ? socket.resume() : socket.pause();
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (more !== undefined && socket.writable) socket.write(more);
  }, 1000);
  return {
    sockets,
    lastEnd: () => last,
    open: () => count - ended,
    stop: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
