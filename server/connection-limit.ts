import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { activity } from './activity.ts';
import { trackConnections } from './connections.ts';

/** What stays free for files, the log, and for telling those who are too many. */
const spare = 16;

/** How many connections the container's 96 MB of heap hold, if each takes 10 kB as those of a flood do. */
const mostHeld = 4000;

/** How many connections the heap allows, and on Linux the open files that this process may have (getrlimit(2)). */
function findLimit(): number {
  try {
    const files = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Math.min(Number(files ?? Infinity) - readdirSync('/proc/self/fd').length - spare, mostHeld);
  } catch {
    return mostHeld;
  }
}

/**
 * Keeps heap and file descriptors free: without one, connections wait unseen. When there are too many, idle connections
 * end, and the oldest of those that have not asked for anything; one for which that is not enough is told so by
 * `refuse`. Logged once a second at most.
 */
export function limitConnections(server: Server, refuse: (socket: Socket) => void, logger: Logger): void {
  const most = findLimit();
  const { open, silent } = trackConnections(server);
  let logged = -Infinity;
  server.on('connection', (socket: Socket) => {
    if (open.size <= most) return;
    activity.emit('cut', 'connections');
    if (performance.now() - logged > 1000) {
      logged = performance.now();
      logger.warn({ open: open.size, most }, 'too many connections');
    }
    server.closeIdleConnections();
    const [oldest] = silent;
    if (oldest !== socket) oldest?.destroy();
    if (open.size > most + spare / 2) refuse(socket);
  });
}
