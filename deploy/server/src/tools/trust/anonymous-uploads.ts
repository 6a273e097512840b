import { connect } from 'node:net';
import { largestUpload } from '@callboard/domain';

const piece = Buffer.alloc(256 * 1_024);

/** Pours a file of the largest size into the server, of nobody; gives the status of the answer. */
async function pour(address: string, at: number): Promise<number> {
  const { host, hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (some: string) => (answer += some));
  // Whether the server ends or resets the connection is its own affair.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = [
    `POST /api/v1/uploads?name=trust-${at}.jpg HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/octet-stream',
    `content-length: ${largestUpload}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const goOn = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', goOn).once('connect', goOn);
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

/** Many at once who send a large file and are signed in nowhere: the statuses that they get. */
export const anonymousUploads = (address: string, sockets: number): Promise<number[]> =>
  Promise.all(Array.from({ length: sockets }, (_, at) => pour(address, at)));
