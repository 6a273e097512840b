import type { Readable } from 'node:stream';
import { largestUpload } from '@callboard/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { FilePort } from '../../ports.ts';
import { admissionOf } from './admit-body.ts';

/** The pieces of a file, until they are more than a file may have. What breaks off is the sender's affair. */
async function* upToLargest(body: Readable): AsyncGenerator<Uint8Array> {
  let size = 0;
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  try {
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > largestUpload) throw new AppError('too_large', { params: { size, limit: largestUpload } });
      yield piece;
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('bad_request', { cause });
  }
}

/** Piece by piece onto the disk: however long it takes to come, the process holds next to nothing of it. */
const receiveFile = (files: FilePort) => async (request: FastifyRequest, body: Readable) => {
  const admission = admissionOf(request);
  // Nobody was let in who sends a file here.
  if (!admission) throw new AppError('bad_request', { status: 415 });
  try {
    return await files.receive(upToLargest(body));
  } catch (error) {
    admission.cutOff();
    throw error;
  }
};

/** JSON, and files as they are; an empty body is no body, whatever its type says. */
export function readBodies(app: FastifyInstance, files: FilePort): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
  app.addContentTypeParser('application/octet-stream', receiveFile(files));
  goOn(app);
}

/** Who asks before they send (`Expect: 100-continue`) is told to go on once they were let in. */
function goOn(app: FastifyInstance): void {
  app.server.on('checkContinue', (request, response) => app.routing(request, response));
  app.addHook('preParsing', async (request, reply) => {
    if (/^100-continue$/i.test(request.headers.expect ?? '')) reply.raw.writeContinue();
  });
}
