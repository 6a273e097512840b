import type { FastifyInstance } from 'fastify';

/** Answers of the API are data: no page, no frame, no script. A handler of files may set its own policy. */
export const dataHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** What is answered here; pages and their files are the edge's. */
const ours = /^\/(?:api\/|(?:healthz|readyz|verify)(?:$|[/?]))/;

export function secureAnswers(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!ours.test(request.url)) return;
    reply.headers(dataHeaders);
    // The browser judges tokens by this clock.
    reply.header('Date', now().toUTCString());
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
}
