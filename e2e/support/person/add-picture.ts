import { request } from 'node:http';
import { hostOf } from './tenant.ts';

/** Uploads a picture as the app does; the call that it is for names the id. */
export const addPicture = (port: number, token: string, name: string, picture: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: `/api/v1/uploads?name=${encodeURIComponent(name)}`,
        method: 'POST',
        headers: {
          host: `${hostOf('nordlicht', port)}:${port}`,
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
    call.end(picture);
  });
