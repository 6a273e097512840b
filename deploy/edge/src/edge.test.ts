import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aReleasesFolder } from './releases/a-releases-folder.ts';
import { edge } from './edge.ts';
import type { EdgeOptions } from './edge.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function serve(options: Partial<EdgeOptions> = {}): Promise<FastifyInstance> {
  const app = fastify();
  apps.push(app);
  await app.register(edge, { releases: aReleasesFolder(['mailbox']), ...options });
  return app;
}
const asPage = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

test.each(['/', '/mailbox', '/email-messages/7', '/no/such/screen'])('%s is the document', async (url) => {
  const answer = await (await serve()).inject({ url, headers: asPage });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('the policy lets the starter and the last look run and nothing else that stands in the page', async () => {
  const { body, headers } = await (await serve()).inject({ url: '/mailbox', headers: asPage });
  const policy = String(headers['content-security-policy']);
  const inline = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code]) => code ?? '');
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(inline.map((code) => code.includes('look'))).toEqual([false, true]);
  expect(policy).toContain(`script-src ${hashes.join(' ')} 'strict-dynamic';`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('pictures of maps are let in from exactly their host', async () => {
  const app = await serve({ pictureOrigins: ['http://tiles.example'] });
  const { headers } = await app.inject({ url: '/', headers: asPage });
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: http://tiles.example;");
});

test('the styles of the document carry their hash', async () => {
  const { body } = await (await serve()).inject({ url: '/', headers: asPage });
  const hash = createHash('sha384').update('a{}').digest('base64');
  expect(body).toContain(`integrity="sha384-${hash}"`);
});

test('the document is asked for again with its tag', async () => {
  const app = await serve();
  const { headers } = await app.inject({ url: '/', headers: asPage });
  const again = await app.inject({
    url: '/',
    headers: { ...asPage, 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('files never change and come compressed', async () => {
  const url = '/releases/mailbox/0.1.0-aa/entry.js';
  const answer = await (await serve()).inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-type']).toContain('javascript');
});

test.each([
  ['boot.js', '/mailbox'],
  ['look.js', '/mailbox'],
  ['frames.json', '/login'],
  ['worker.js', '/sw.js'],
])('where %s was changed, %s is served to nobody', async (name, url) => {
  const releases = aReleasesFolder(['mailbox']);
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const file = join(releases, 'shell/0.1.0-aa', name);
  writeFileSync(file, `${readFileSync(file, 'utf8')} `);
  const app = await serve({ releases });
  const answer = await app.inject({ url, headers: { ...asPage, 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.body).toContain('was changed on this server');
  expect(said).toHaveBeenCalledWith(`Not served: shell/0.1.0-aa/${name} is not what was released.`);
  said.mockRestore();
});

test('what is withheld is said to whoever asks, and kept by nobody', async () => {
  const app = await serve({ releases: aReleasesFolder(['mailbox'], { withheld: ['mailbox'] }) });
  const answer = await app.inject({ url: '/withheld' });
  expect([answer.json(), answer.headers['cache-control']]).toEqual([['mailbox'], 'no-store']);
});

test.each([
  '/releases/mailbox/0.1.0-aa/gone.js',
  '/releases/current.json',
  '/releases/mailbox/0.1.0-aa/record.json',
  '/releases/mailbox/0.1.0-aa/../../../etc/passwd.json',
  '/releases/mailbox/0.1.0-aa/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/main.js',
  '/styles/x.css',
])('%s is missing, and never a document', async (url) => {
  const answer = await (await serve()).inject({ url, headers: asPage });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).not.toContain('html');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([{ accept: '*/*' }, {}])(
  'a chat that shows a preview of a link gets the document: %o',
  async (headers) => {
    const answer = await (await serve()).inject({ url: '/vacancies/7', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toMatch(/<title>.*<meta name="description"/s);
  },
);

test('what a page’s script asks for is never the document', async () => {
  const headers = { accept: '*/*', 'sec-fetch-mode': 'cors' };
  const answer = await (await serve()).inject({ url: '/vacancies/7', headers });
  expect(answer.statusCode).toBe(404);
});

test('what belongs to the API is left to it', async () => {
  const answer = await (await serve()).inject({ url: '/api/v1/nothing', headers: asPage });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('json');
});

test('the offline worker is asked for each time', async () => {
  const answer = await (await serve()).inject('/sw.js');
  expect(answer.body).toBe('"worker"');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('the empty worker runs what a page hands to it, and reaches nothing', async () => {
  const answer = await (await serve()).inject('/script-worker.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src blob: 'wasm-unsafe-eval'",
  );
});

test.each([
  ['/mail.html', 'data:'],
  ['/mail-with-pictures.html', 'data: https:'],
])('%s is empty, runs nothing, and shows pictures from %s', async (path, sources) => {
  const answer = await (await serve()).inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('html');
  expect(answer.body).toContain('<body></body>');
  expect(answer.headers['content-security-policy']).toBe(
    `default-src 'none'; img-src ${sources}; base-uri 'self'; frame-ancestors 'self'`,
  );
});

test('the kill switch serves a worker that removes itself', async () => {
  const releases = aReleasesFolder([], { worker: 'off' });
  const answer = await (await serve({ releases })).inject('/sw.js');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('unregister()');
});

test('credentials leave the address at once and are handed on', async () => {
  const seen: unknown[] = [];
  const app = await serve({ onCredentials: async (credentials) => void seen.push(credentials) });
  const url = '/projects/4711?PID=4711&Password=geheim%26&tab=crews';
  const answer = await app.inject({ url, headers: asPage });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/projects/4711?tab=crews');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(seen).toEqual([{ login: '4711', password: 'geheim&' }]);
});

test('who only looks ahead uses nothing up', async () => {
  const onCredentials = jest.fn();
  const app = await serve({ onCredentials });
  await app.inject({ url: '/login?PCID=PC-7', headers: { ...asPage, 'sec-purpose': 'prefetch' } });
  await app.inject({ url: '/login?PCID=PC-7', headers: { accept: '*/*' } });
  expect(onCredentials).not.toHaveBeenCalled();
});

test('the way out leads nowhere else', async () => {
  const answer = await (await serve()).inject({ url: '//evil.example/x?PID=1', headers: asPage });
  expect(answer.headers.location).toBe('/evil.example/x');
});

test('before the first release it says so', async () => {
  const releases = mkdtempSync(join(tmpdir(), 'callboard-edge-'));
  const answer = await (await serve({ releases })).inject({ url: '/', headers: asPage });
  expect(answer.statusCode).toBe(503);
});

test('a moved pointer is seen without a restart', async () => {
  const releases = aReleasesFolder([]);
  const app = await serve({ releases });
  const live = async () => (await app.inject({ url: '/', headers: asPage })).body.includes('"live":true');
  expect(await live()).toBe(false);
  const pointer = { shell: 'shell/0.1.0-aa', features: {}, withheld: [], live: true };
  writeFileSync(join(releases, 'current.json'), JSON.stringify(pointer, null, 2));
  expect(await live()).toBe(true);
});

test('a feature that nobody knew before may run from its release on, and the kept document is old', async () => {
  const documentWith = async (...features: string[]) => {
    const app = await serve({ releases: aReleasesFolder(features) });
    return (await app.inject({ url: '/', headers: asPage })).headers;
  };
  const [before, after] = [await documentWith('mailbox'), await documentWith('mailbox', 'office')];
  expect(before['content-security-policy']).toContain('callboard-mailbox');
  expect(before['content-security-policy']).not.toContain('callboard-office');
  expect(after['content-security-policy']).toContain('callboard-office');
  expect(after.etag).not.toBe(before.etag);
});
