import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server that are open, and those of them that have not asked for anything, oldest first. */
export interface Connections {
  open: ReadonlySet<Socket>;
  silent: ReadonlySet<Socket>;
}

/** Follows the connections of a server from now on. */
export function trackConnections(server: Server): Connections {
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  server.prependListener('connection', (socket: Socket) => {
    open.add(socket);
    silent.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      silent.delete(socket);
    });
  });
  server.prependListener('request', (req) => silent.delete(req.socket));
  return { open, silent };
}
