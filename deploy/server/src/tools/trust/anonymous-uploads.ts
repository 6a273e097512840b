import { largestUpload } from '@callboard/domain';
import { rawSocket, uploadHead } from '../testing/server/raw-socket.driver.ts';

const piece = Buffer.alloc(256 * 1_024);

/** Pours a file of the largest size into the server, of nobody; gives the status of the answer. */
async function pour(address: string): Promise<number> {
  const { socket, ended } = rawSocket(address, uploadHead(largestUpload, { host: new URL(address).host }));
  const goOn = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', goOn).once('connect', goOn);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await ended)?.[1] ?? 0);
}

/** Many at once who send a large file and are signed in nowhere: the statuses that they get. */
export const anonymousUploads = (address: string, sockets: number): Promise<number[]> =>
  Promise.all(Array.from({ length: sockets }, () => pour(address)));
