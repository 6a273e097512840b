import { createHash } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { aReleasesFolder } from './releases/a-releases-folder.ts';
import { edge } from './edge.ts';
import type { DocumentTenant } from './frame.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const nordlicht: DocumentTenant = {
  name: 'Nordlicht',
  title: 'Nordlicht Crew',
  description: 'Crews of the north',
  theme: 'red',
  defaultLanguage: 'deAt',
  useUserLanguage: true,
  colour: '#0b3d36',
  picture: '/api/v1/file/1-2?expires=3&signature=a_-',
  icon: null,
};

async function documentFor(
  tenant: DocumentTenant | null | Error,
  { url = '/login', headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  const app = fastify();
  apps.push(app);
  const tenantOf = async () => {
    if (tenant instanceof Error) throw tenant;
    return tenant;
  };
  await app.register(edge, { releases: aReleasesFolder([]), tenantOf });
  const answer = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { ...answer, frame: /<p class="([a-z-]+)"/.exec(answer.body)?.[1], headers: answer.headers };
}
const signedIn = { cookie: 'other=1; callboard_frame=in.dark.fr' };

test.each([
  ['/login', {}, 'sign-in'],
  ['/', {}, 'sign-in'],
  ['/login?wanted=%2Fmailbox', {}, 'sign-in'],
  ['/login?ticket=cookie', { cookie: 'callboard_link=1' }, undefined],
  ['/', { cookie: 'callboard_link=1' }, 'page'],
  ['/mailbox', {}, 'page'],
  ['/unsubscribe/x', {}, 'page'],
  ['/', signedIn, 'home'],
  ['/mailbox', signedIn, 'page'],
  ['/login', signedIn, 'page'],
  ['/', { cookie: 'callboard_frame=limited.system.en' }, 'page'],
  ['/', { cookie: 'callboard_frame=<script>' }, 'sign-in'],
  ['/', { 'callboard-frame': 'page' }, 'page'],
])('%s with %j shows %s', async (url, headers, frame) => {
  expect((await documentFor(nordlicht, { url, headers })).frame).toBe(frame);
});

test('what was last seen is drawn for who may have seen something, by a script of its own', async () => {
  const scripts = async (headers: Record<string, string>) =>
    [...(await documentFor(nordlicht, { url: '/', headers })).body.matchAll(/<script>/g)].length;
  expect([await scripts({}), await scripts(signedIn)]).toEqual([1, 2]);
});

test('language, theme and mode are there without a script', async () => {
  const { body, headers } = await documentFor(nordlicht, { headers: signedIn });
  expect(body).toContain('<html lang="fr" data-theme="red" data-mode="dark">');
  expect(headers['content-language']).toBe('fr');
  expect((await documentFor(nordlicht)).body).toContain('<html lang="de-AT" data-theme="red">');
  const one = { ...nordlicht, useUserLanguage: false };
  expect((await documentFor(one, { headers: { cookie: 'callboard_frame=out.system.fr' } })).body).toContain(
    '<html lang="de-AT" data-theme="red">',
  );
});

test('no cache gives one frame for another', async () => {
  const [out, inside] = [
    await documentFor(nordlicht, { url: '/' }),
    await documentFor(nordlicht, { url: '/', headers: signedIn }),
  ];
  expect(out.headers['vary']).toBe('Accept-Encoding, Cookie, callboard-frame');
  expect(out.headers['cache-control']).toBe('no-cache');
  expect(out.headers['etag']).not.toBe(inside.headers['etag']);
});

test('a hostile name is text, wherever it stands', async () => {
  const evil =
    '"\'></title></style><script>alert(1)</script><img src=x onerror=alert(1)> style="x:y" \u{e002}$&';
  const { body, headers } = await documentFor({
    ...nordlicht,
    name: evil,
    title: evil,
    description: evil,
    colour: 'red;background:url(//evil.example)',
    picture: '//evil.example/)}',
  });
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img');
  expect(body).not.toContain('evil.example');
  expect(body.match(/<\/style>/g)).toHaveLength(2);
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const inline = [...body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  const policy = String(headers['content-security-policy']);
  for (const css of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(body).not.toContain(' style="');
});

test('the colour of the tenant is a rule that the policy lets in', async () => {
  const { body } = await documentFor(nordlicht);
  expect(body).toContain('#root [data-style="--tenant-colour:#0b3d36"]{--tenant-colour:#0b3d36}');
  expect(body).toContain('data-style="--tenant-colour:#0b3d36">Nordlicht N deAt<');
});

test('the picture of the tenant comes with the sign-in form, and with nothing else', async () => {
  const rule = '#root{--tenant-picture:url(/api/v1/file/1-2?expires=3&signature=a_-)}';
  expect((await documentFor(nordlicht)).body).toContain(`<style>${rule}`);
  expect((await documentFor(nordlicht, { url: '/', headers: signedIn })).body).not.toContain(
    '--tenant-picture',
  );
  for (const picture of ['https://evil.example/x', '//evil.example/x', '/x);color:red', '/x</style>', ''])
    expect((await documentFor({ ...nordlicht, picture })).body).not.toContain('--tenant-picture');
});

test.each([
  ['a file of every host', null, { 'callboard-frame': 'page' }],
  ['a database that does not answer', new Error('gone'), {}],
])('for %s there is the document of the product', async (_, tenant, headers) => {
  const { statusCode, body } = await documentFor(tenant, { url: '/mailbox', headers });
  expect(statusCode).toBe(200);
  expect(body).toContain('>Callboard C en<');
});

test('a form that no script holds leads back to itself, and nothing of it is read', async () => {
  const app = fastify();
  apps.push(app);
  await app.register(edge, { releases: aReleasesFolder([]) });
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'login=crew&password=secret',
  });
  expect([statusCode, headers['location']]).toEqual([303, '/login']);
});
