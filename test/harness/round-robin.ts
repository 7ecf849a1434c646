import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy that passes bytes on. */
export interface RoundRobin {
  origin: string;
  close: () => void;
}

/** Whether `/readyz` says that the server on a port wants requests. */
function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ port, path: '/readyz', agent: false, timeout: 1000 }, (answer) =>
      resolve(answer.resume().statusCode === 200),
    );
    asked.on('timeout', () => asked.destroy()).on('error', () => resolve(false));
  });
}

/**
 * Starts a proxy that gives each connection to the next of `ports`, which are read anew each time. One that is not
 * ready, which it asks 20 times a second, is passed over, and so is one where nobody listens.
 */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  let turn = 0;
  let ready = [...ports];
  let closed = false;
  // One round after the other: an answer that took long would be believed over a later one.
  const watch = async () => {
    while (!closed) {
      const asked = [...ports];
      const answers = await Promise.all(asked.map(isReady));
      const found = asked.filter((_port, index) => answers[index]);
      // A server that was just told to stop still answers; one that has stopped does not.
      if (found.length > 0) ready = found;
      await wait(50);
    }
  };
  watch();

  function pass(client: Socket, tries: number): void {
    const server = connect({ port: ready[turn++ % ready.length] ?? 0, host: '127.0.0.1', noDelay: true });
    server.once('connect', () => {
      client.pipe(server).pipe(client);
      server.on('close', () => client.destroySoon());
      client.on('close', () => server.destroy());
    });
    server.on('error', () => {
      if (server.bytesRead + server.bytesWritten === 0 && tries > 1) pass(client, tries - 1);
      else client.destroy();
    });
  }

  const proxy = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    client.on('error', () => client.destroy());
    pass(client, ports.length);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      closed = true;
      proxy.close();
    },
  };
}
