import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname, join, normalize } from 'node:path';
import { fileListName } from '@callboard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeHeaders } from './policy.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};
/** Of everything else that a release's folder holds as JSON nothing is served. */
const typeOf = (path: string): string | undefined =>
  basename(path) === fileListName ? 'application/json; charset=utf-8' : types[extname(path)];

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const sizeOf = async (file: string): Promise<number | null> => {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
};

/** Never a document: a script that is missing has to look missing. */
export const missing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ ...safeHeaders, 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('Not found');

/** A file of a release, compressed ahead of time where the browser takes it so. */
export async function sendFile(
  folder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = normalize((request.params as { '*': string })['*']);
  const type = typeOf(path);
  if (!type || path.startsWith('..') || path.split('/').length < 3) return missing(reply);
  const file = join(folder, path);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, ending] of encodings) {
    if (!accepted.includes(encoding)) continue;
    const size = await sizeOf(file + ending);
    if (size !== null) return send(reply.header('Content-Encoding', encoding), file + ending, size, type);
  }
  const size = await sizeOf(file);
  return size === null ? missing(reply) : send(reply, file, size, type);
}

const send = (reply: FastifyReply, file: string, size: number, type: string): FastifyReply =>
  reply
    .headers({
      ...safeHeaders,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': size,
      Vary: 'Accept-Encoding',
    })
    .type(type)
    .send(createReadStream(file));
