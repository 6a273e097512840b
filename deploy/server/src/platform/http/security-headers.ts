import type { FastifyInstance } from 'fastify';

/** Answers of the API are data: no page, no frame, no script. A handler of files may set its own policy. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

export function secureAnswers(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.headers(always);
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    // The browser judges tokens by this clock.
    reply.header('Date', now().toUTCString());
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
}
