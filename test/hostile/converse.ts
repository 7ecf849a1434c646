import { connect } from 'node:net';

/** What a server said until the connection ended, as latin1; and whether it ended, or had to be ended by us. */
export interface Conversation {
  text: string;
  ended: boolean;
}

/** Sends bytes and reads until the server closes the connection, or says nothing for ten seconds. */
export function converse(origin: string, bytes: string): Promise<Conversation> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let ended = true;
    const done = () => resolve({ text: Buffer.concat(parts).toString('latin1'), ended });
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setTimeout(10_000, () => {
      ended = false;
      socket.destroy();
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined).on('close', done);
  });
}
