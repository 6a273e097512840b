import { request } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([word(data.length), body, word(crc32(body))]);
};

/** A picture of stripes, each number another colour. */
function stripes(nth: number, [width, height]: readonly [number, number] = [800, 600]): Buffer {
  const line = Buffer.alloc(1 + width * 3);
  const lines = Array.from({ length: height }, (_, y) => {
    for (let x = 0; x < width; x += 1) {
      line[1 + x * 3] = (nth * 37 + y) % 256;
      line[2 + x * 3] = (x + nth * 11) % 256;
      line[3 + x * 3] = (nth * 5) % 256;
    }
    return Buffer.from(line);
  });
  const head = Buffer.concat([word(width), word(height), Buffer.from([8, 2, 0, 0, 0])]);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(lines));
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Uploads a picture as the app does; the call that it is for names the id. */
export const addPicture = (port: number, token: string, nth: number) =>
  new Promise<string>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: `/api/v1/uploads?name=photo-${nth}.png`,
        method: 'POST',
        headers: {
          host: `nordlicht.localhost:${port}`,
          authorization: `Bearer ${token}`,
          type: 'MOBILE',
          'content-type': 'application/octet-stream',
          'idempotency-key': crypto.randomUUID(),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200) resolve((JSON.parse(text) as { id: string }).id);
          else reject(new Error(`Uploading: ${answer.statusCode} ${text}`));
        });
      },
    );
    call.on('error', reject);
    call.end(stripes(nth));
  });
