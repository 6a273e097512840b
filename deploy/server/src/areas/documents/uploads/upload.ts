import { randomUUID } from 'node:crypto';
import type { uploads } from '@callboard/contract';
import { acceptFile } from '#platform/files/accept-file.ts';
import { addFile } from '#platform/files/file.db.ts';
import { countUpload } from '#platform/files/upload-quota.db.ts';
import { addUpload } from './uploads.db.ts';
import type { Handler } from '#platform/http/handler.ts';

export const upload: Handler<typeof uploads.upload> = async ({ query, body, request }, ctx) => {
  const { db, caller, files, now } = ctx;
  const { type, bytes } = await acceptFile(body);
  const { name: content, size } = await files.put(bytes);
  const fileId = await addFile(db, { content, name: query.name, type, size, private: true, at: now() });
  // What came in, not what is kept of it: a picture shrinks.
  const sent = Number(request.headers['content-length'] ?? body.byteLength);
  await countUpload(db, caller.loginId, sent, now());
  const id = randomUUID();
  await addUpload(db, { id, fileId, loginId: caller.loginId, createdAt: now() });
  return { id, name: query.name, type, size };
};
