import { connect } from 'node:net';

export type HalfRequest = {
  /** The server has read the head and waits for the body. */
  begun: Promise<void>;
  /** Sends the body; resolves with the head of the answer when the server has ended the connection. */
  finish(): Promise<string>;
};

/** A request that the server has begun and cannot finish before it gets the rest. */
export function halfRequest(address: string, path: string, body: string): HalfRequest {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  const ended = new Promise<string>((resolve, reject) => {
    socket.once('close', () => resolve(received.split('\r\n\r\n')[1] ?? ''));
    socket.once('error', reject);
  });
  const begun = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (received.startsWith('HTTP/1.1 100')) resolve();
    });
  });
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return {
    begun,
    async finish() {
      socket.write(body);
      return ended;
    },
  };
}
