import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Smaller answers do not get smaller by it. */
const worthCompressing = 1_000;

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((one) => {
    const [name, ...parts] = one.trim().split(/\s*;\s*/);
    return name === encoding && !parts.some((part) => /^q=0(\.0*)?$/.test(part));
  });

async function encode(
  body: Buffer,
  header: string,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  if (body.length < worthCompressing) return { body, encoding: null };
  if (accepts(header, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: await toBrotli(body, { params }), encoding: 'br' };
  }
  if (accepts(header, 'gzip')) return { body: await toGzip(body, { level: 6 }), encoding: 'gzip' };
  return { body, encoding: null };
}

/** The same bytes have the same tag; each encoding has its own, because the tag is a strong one. */
const tagsMatch = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => {
    const plain = one
      .trim()
      .replace(/^W\//, '')
      .replaceAll('"', '')
      .replace(/-(br|gzip)$/, '');
    return plain === tag || one.trim() === '*';
  });

/** Sends text as JSON, compressed where it helps; a tagged one only if the other side does not have it yet. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string, tagged: boolean) {
  reply.header('Vary', 'Accept-Encoding, Authorization');
  const plain = Buffer.from(text);
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  if (tagged && tagsMatch(request.headers['if-none-match'], tag)) {
    return reply.header('ETag', `"${tag}"`).code(304).send();
  }
  const { body, encoding } = await encode(plain, String(request.headers['accept-encoding'] ?? ''));
  if (tagged) reply.header('ETag', encoding ? `"${tag}-${encoding}"` : `"${tag}"`);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body);
}
