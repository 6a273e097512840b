import type { FastifyInstance } from 'fastify';
import { verifyPage, verifyPolicy } from './verify-page.ts';
import { wordsFor } from './verify-words.ts';

export function answerVerifyPage(app: FastifyInstance): void {
  app.get('/verify', async ({ headers }, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Language')
      .header('Content-Security-Policy', verifyPolicy)
      .type('text/html; charset=utf-8')
      .send(verifyPage(wordsFor(headers['accept-language']))),
  );
}
