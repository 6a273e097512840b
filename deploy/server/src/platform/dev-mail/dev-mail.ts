import { createHash } from 'node:crypto';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isLoopback } from '../loopback.ts';
import { hostNameOf } from '../http/request-facts.ts';
import { readOutbox } from '../mail/outbox.ts';
import type { OutboxKeys, OutboxMail } from '../mail/outbox.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 720px; margin: 0 auto; padding: 16px; }
li { padding: 12px 0; border-bottom: 1px solid #8884; } ul { padding: 0; list-style: none; }
small, time { opacity: .7; } pre { white-space: pre-wrap; overflow-wrap: anywhere; } a { color: inherit; }
`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>${style}</style></head><body><h1>${safe(title)}</h1>${body}</body></html>`;

const withLinks = (text: string): string =>
  safe(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const row = (mail: OutboxMail): string =>
  `<li><a href="/dev/mail/${safe(mail.name)}">${safe(mail.subject)}</a><br>
<small>${safe(mail.tenant)} · ${safe(mail.to)} · <time>${safe(mail.sentAt)}</time></small></li>`;

const strict = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * The mails hold links that set passwords. So the connection itself has to come from this machine, whatever a header
 * says; no proxy may have passed it on; and the page has to be asked for by a name of this machine, which the page
 * of a stranger in the same browser cannot do.
 */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const host = hostNameOf(headers.host);
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined) &&
    (isLoopback(host) || host.endsWith('.localhost'))
  );
}

/** The outbox of the demo as pages: a list, and each mail as text with its links. */
export const devMail: FastifyPluginCallback<{ folder: string; keys: OutboxKeys }> = (
  app,
  { folder, keys },
  done,
) => {
  app.addHook('onRequest', async (request) => {
    if (!isFromHere(request)) throw new AppError('not_found');
  });
  app.get('/dev/mail', async (_, reply) => {
    const mails = await readOutbox(folder, keys);
    const list = mails.length > 0 ? `<ul>${mails.map(row).join('')}</ul>` : '<p>No mail yet.</p>';
    return reply.headers(strict).send(page('Outbox', list));
  });
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params }, reply) => {
    const mail = (await readOutbox(folder, keys)).find(({ name }) => name === params.name);
    if (!mail) return reply.code(404).headers(strict).send(page('No such mail', ''));
    const head = `<p><a href="/dev/mail">Outbox</a> · <small>${safe(mail.to)} · ${safe(mail.sentAt)}</small></p>`;
    return reply.headers(strict).send(page(mail.subject, `${head}<pre>${withLinks(mail.text)}</pre>`));
  });
  done();
};
