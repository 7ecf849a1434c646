import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { activity } from './activity.ts';
import { trackConnections } from './connections.ts';

/** What stays free for files, the log, and for telling those who are too many. */
const spare = 16;

/** How many connections the open files that this process may have (getrlimit(2)) allow; any number outside Linux. */
function findLimit(): number {
  try {
    const files = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(files ?? Infinity) - readdirSync('/proc/self/fd').length - spare;
  } catch {
    return Infinity;
  }
}

/**
 * Keeps file descriptors free: without one, connections wait unseen. When they run out, idle connections end, and the
 * oldest of those that have not asked for anything; one for which that is not enough is told so by `refuse`. Logged
 * once a second at most.
 */
export function limitConnections(server: Server, refuse: (socket: Socket) => void, logger: Logger): void {
  const most = findLimit();
  const { open, silent } = trackConnections(server);
  let logged = -Infinity;
  server.on('connection', (socket: Socket) => {
    if (open.size <= most) return;
    activity.emit('cut', 'descriptors');
    if (performance.now() - logged > 1000) {
      logged = performance.now();
      logger.warn({ open: open.size, most }, 'out of descriptors');
    }
    server.closeIdleConnections();
    const [oldest] = silent;
    if (oldest !== socket) oldest?.destroy();
    if (open.size > most + spare / 2) refuse(socket);
  });
}
