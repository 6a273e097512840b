import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { requireVersion } from './handler.ts';
import { bearer } from '../../tools/testing/server/planted-caller.ts';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';

let boxes = 1;
const box = (id: number) => ({
  id: String(id),
  name: `Box ${id}`,
  address: 'box@north.test',
  unread: 0,
  total: 0,
});

const server = plantedServer({
  mailbox: {
    mailboxes: async ({ query }) => ({
      items: Array.from({ length: boxes }, (_, at) => box(at)),
      total: boxes,
      ...query,
    }),
    markRead: async ({ params, body, request }) => {
      requireVersion(request, 7, { read: true });
      return { id: params.id, read: body.read };
    },
  },
});
beforeEach(() => {
  boxes = 1;
});

const read = (headers: Record<string, string> = {}) =>
  server.client().get('/mailboxes', { headers: { ...bearer(), ...headers } });

test('an answer that has not changed is not sent again', async () => {
  const first = await read();
  const tag = String(first.headers['etag']);
  expect(tag).toMatch(/^"[\w-]+"$/);
  const again = await read({ 'if-none-match': tag });
  expect([again.status, again.text]).toEqual([304, '']);
  boxes = 2;
  const changed = await read({ 'if-none-match': tag });
  expect([changed.status, changed.body.total]).toEqual([200, 2]);
  expect(changed.headers['etag']).not.toBe(tag);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])(
  'large answers are compressed with %s, and each encoding has its own tag',
  async (encoding, decompress) => {
    boxes = 50;
    const headers = { host: 'north.test', ...bearer(), 'accept-encoding': encoding };
    const answer = await server.app.inject({ method: 'GET', url: '/api/v1/mailboxes', headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(decompress(answer.rawPayload).toString()).total).toBe(50);
    expect(answer.headers['etag']).toMatch(new RegExp(`-${encoding}"$`));
    expect((await read({ 'if-none-match': String(answer.headers['etag']) })).status).toBe(304);
  },
);

test('small answers are sent as they are', async () => {
  expect((await read({ 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('answers carry the headers that keep them data', async () => {
  expect((await read()).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Authorization',
  });
});

test('the clock of the server is told with every answer', async () => {
  server.setNow(new Date('2030-02-03T04:05:06Z'));
  expect((await read()).headers['date']).toBe('Sun, 03 Feb 2030 04:05:06 GMT');
});

describe('a write to something that may have changed', () => {
  const write = (headers: Record<string, string>) =>
    server.client().post('/emailMessages/1/read', { read: true }, { headers: { ...bearer(), ...headers } });

  test('needs the version that was seen', async () => {
    expect((await write({})).body.code).toBe('precondition_required');
  });
  test('is taken with the version that stands', async () => {
    expect((await write({ 'if-match': '"7"' })).status).toBe(200);
  });
  test('is refused with an older one, and told what stands', async () => {
    const answer = await write({ 'if-match': '"6"' });
    expect(answer.body).toMatchObject({ status: 409, code: 'conflict', current: { read: true } });
  });
});
