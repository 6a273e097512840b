import type { FastifyInstance } from 'fastify';

/** JSON, and files as they are; an empty body is no body, whatever its type says. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
}
