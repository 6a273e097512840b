import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '@callboard/contract';
import type { Language } from '@callboard/contract';
import { edgeWords } from './edge-words.ts';
import { safeHeaders } from './policy.ts';

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
small { opacity: .75; }`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The first language of the browser that we speak. */
function languageOf({ headers }: FastifyRequest): Language {
  for (const part of String(headers['accept-language'] ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    const found = languages.find((one) => one.toLowerCase() === tag.replace('-', ''));
    const short = languages.find((one) => one === tag.slice(0, 2));
    if (found ?? short) return found ?? short ?? 'en';
  }
  return 'en';
}

/** In the place of an app that nobody could sign in to: what is wrong, and what to do. */
export function sendUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const words = edgeWords[language];
  const tag = language === 'deAt' ? 'de-AT' : language;
  return reply
    .code(404)
    .headers({
      ...safeHeaders,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Content-Language': tag,
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words['unknown-host-title']}</title>
<style>${style}</style>
<main>
<h1>${words['unknown-host-title']}</h1>
<p>${words['unknown-host']}</p>
<p><small>${words['unknown-host-operator']}</small></p>
</main>
</html>
`);
}
