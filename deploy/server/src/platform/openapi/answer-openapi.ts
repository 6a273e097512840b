import type { FastifyInstance } from 'fastify';
import { apiBase } from '../http/endpoint/mount.ts';
import { sendJson } from '../http/answer/send-json.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApi } from './openapi.ts';

export function answerOpenApi(app: FastifyInstance, version: string): void {
  let text: string | undefined;
  app.get(`${apiBase}/openapi.json`, async (request, reply) => {
    const document = openApi();
    text ??= JSON.stringify({ ...document, info: { ...(document['info'] as object), version } });
    reply.header('Cache-Control', 'no-cache');
    return sendJson(request, reply, text, true);
  });
  app.get(`${apiBase}/docs`, async (_, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', docsPolicy)
      .type('text/html; charset=utf-8')
      .send(docsPage()),
  );
}
