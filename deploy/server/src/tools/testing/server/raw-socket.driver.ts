import { connect } from 'node:net';
import type { Socket } from 'node:net';

export type RawSocket = {
  readonly socket: Socket;
  /** Everything that came until the connection was over. */
  readonly ended: Promise<string>;
};

/** Sends what no well-behaved client would, byte by byte. */
export function rawSocket(address: string, text: string): RawSocket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (some: string) => (received += some));
  const ended = new Promise<string>((resolve) =>
    socket.once('end', () => resolve(received)).once('close', () => resolve(received)),
  );
  // Whether a server ends or resets the connection is its own affair.
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, ended };
}

/** The head of a file that is still to come. */
export const uploadHead = (
  size: number,
  { host = 'north.test', token = '' }: { host?: string; token?: string } = {},
): string =>
  [
    'POST /api/v1/uploads?name=gate.jpg HTTP/1.1',
    `host: ${host}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    'content-type: application/octet-stream',
    `content-length: ${size}`,
    '\r\n',
  ].join('\r\n');
