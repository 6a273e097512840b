import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aReleasesFolder } from './releases/a-releases-folder.ts';
import { edge } from './edge.ts';
import type { EdgeOptions } from './edge.ts';
import type { DocumentTenant } from './frame.ts';
import { shortName } from './manifest.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const nordlicht: DocumentTenant = {
  name: 'Nordlicht Crew',
  title: 'Nordlicht Crew',
  description: 'Crews of the north',
  theme: 'red',
  defaultLanguage: 'deAt',
  useUserLanguage: true,
  colour: null,
  picture: null,
  icon: 'file-7',
};

async function serve(options: Partial<EdgeOptions> = { tenantOf: async () => nordlicht }) {
  const app = fastify();
  apps.push(app);
  await app.register(edge, { releases: aReleasesFolder([]), ...options });
  return app;
}
const ask = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

test('a phone gets the name, the colours and the pictures of the tenant', async () => {
  const answer = await ask(await serve(), '/manifest.webmanifest?language=fr');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    id: '/',
    name: 'Nordlicht Crew',
    short_name: 'Nordlicht',
    description: 'Crews of the north',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f8f2f0',
    icons: [
      { src: '/icon-192.png?file-7', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png?file-7', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png?file-7', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'Accueil', url: '/' }, { url: '/notifications' }, { name: 'Aide', url: '/help' }],
  });
});

test.each([
  ['no language', '/manifest.webmanifest', true, 'de-AT'],
  ['one that there is not', '/manifest.webmanifest?language=xx', true, 'de-AT'],
  ['two of them', '/manifest.webmanifest?language=fr&language=nl', true, 'de-AT'],
  ['one, where everybody gets the same', '/manifest.webmanifest?language=fr', false, 'de-AT'],
])('asked in %s it is in the language of the tenant', async (_, url, useUserLanguage, lang) => {
  const app = await serve({ tenantOf: async () => ({ ...nordlicht, useUserLanguage }) });
  expect((await ask(app, url)).json()).toMatchObject({ lang });
});

test('the manifest is asked for each time and comes once', async () => {
  const app = await serve();
  const { headers } = await ask(app, '/manifest.webmanifest');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await ask(app, '/manifest.webmanifest', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the document leads to it in its own language, and to the picture for Apple', async () => {
  const { body } = await ask(await serve(), '/login', { accept: 'text/html' });
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest?language=deAt">');
  expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
});

test('a host of nobody has neither app nor picture', async () => {
  const app = await serve({ tenantOf: async () => null, iconOf: async () => null });
  for (const url of ['/manifest.webmanifest', '/icon-192.png', '/apple-touch-icon.png'])
    expect((await ask(app, url)).statusCode).toBe(404);
});

test('each picture is drawn in its size', async () => {
  const app = await serve({ iconOf: async (_, { size, maskable }) => Buffer.from(`${size} ${maskable}`) });
  const drawn = async (url: string) => (await ask(app, url)).body;
  expect(await drawn('/icon-192.png?file-7')).toBe('192 false');
  expect(await drawn('/icon-maskable.png')).toBe('512 true');
  expect(await drawn('/apple-touch-icon.png')).toBe('180 true');
});

test.each([
  ['Nordlicht Crew', 'Nordlicht'],
  ['Red Wave', 'Red Wave'],
  ['Veranstaltungstechnik Nord', 'Veranstaltungstechnik'],
  ['', ''],
])('%s is called %s below its picture', (name, short) => expect(shortName(name)).toBe(short));
