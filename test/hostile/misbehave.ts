import { connect, type Socket } from 'node:net';
import { pick, random } from './random.ts';

/** What a client does with its connection, to which some bytes are due. It ends the socket by itself. */
type Behavior = (socket: Socket, bytes: Buffer) => void;

const after = (milliseconds: number, act: () => void) => setTimeout(act, milliseconds).unref();
const tlsHello = Buffer.from('16030100310100002d0303', 'hex');

/** The ways in which clients misbehave, by name. Each is over within half a second. */
export const behaviors: Record<string, Behavior> = {
  'resets at once': (socket, bytes) => socket.write(bytes, () => socket.resetAndDestroy()),
  'resets a little later': (socket, bytes) => {
    socket.write(bytes);
    after(random(60), () => socket.resetAndDestroy());
  },
  'closes with the answer unread': (socket, bytes) => {
    socket.pause().write(bytes);
    after(20 + random(40), () => socket.destroy());
  },
  'reads a little and closes': (socket, bytes) => {
    socket.write(bytes);
    socket.once('data', () => socket.destroy());
    after(200, () => socket.destroy());
  },
  'reads a little and resets': (socket, bytes) => {
    socket.write(bytes);
    socket.once('data', () => socket.resetAndDestroy());
    after(200, () => socket.resetAndDestroy());
  },
  'sends half and closes': (socket, bytes) => socket.resume().end(bytes.subarray(0, random(bytes.length))),
  'sends half and resets': (socket, bytes) =>
    socket.write(bytes.subarray(0, 1 + random(bytes.length)), () => socket.resetAndDestroy()),
  'closes its half and reads on': (socket, bytes) => {
    socket.resume().end(bytes);
    after(400, () => socket.destroy());
  },
  'sends more after the answer': (socket, bytes) => {
    socket.write(bytes);
    socket.once('data', () => socket.write(tlsHello, () => after(random(20), () => socket.resetAndDestroy())));
    after(300, () => socket.destroy());
  },
  'sends the bytes one after another': (socket, bytes) => {
    for (let at = 0; at < 8; at++) after(at * 5, () => socket.writable && socket.write(bytes.subarray(at * 4, at * 4 + 4)));
    after(50 + random(50), () => socket.resetAndDestroy());
  },
  'asks thrice and leaves': (socket, bytes) => {
    socket.write(Buffer.concat([bytes, bytes, bytes]));
    after(random(40), () => socket.destroy());
  },
  'never reads': (socket, bytes) => {
    socket.pause().write(Buffer.concat(Array.from({ length: 12 }, () => bytes)));
    after(400, () => socket.resetAndDestroy());
  },
};

const names = Object.keys(behaviors);

/** Connects, sends bytes, and misbehaves in a way, or in one at random. Resolves when the connection is over. */
export function misbehave(origin: string, bytes: string, name = pick(names)): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => behaviors[name]?.(socket, Buffer.from(bytes, 'latin1')));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('error', () => undefined).on('close', () => resolve());
  });
}
