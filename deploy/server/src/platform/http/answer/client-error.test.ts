import { plantedServer } from '../../../tools/testing/server/planted-server.ts';
import { rawSocket } from '../../../tools/testing/server/raw-socket.driver.ts';

const server = plantedServer({});
let address = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const head = (line: string, ...more: string[]) =>
  [line, 'host: north.test', 'connection: close', ...more, '\r\n'].join('\r\n');

test.each([
  ['a method of another protocol', head('PROPFIND /api/v1/emailMessages HTTP/1.1'), 405, 'bad_request'],
  ['the same where nothing is', head('PROPFIND /api/v1/nothing-here HTTP/1.1'), 404, 'not_found'],
  ['the same at a page', head('PROPFIND / HTTP/1.1'), 405, 'bad_request'],
  ['a write to a page', head('POST /planning HTTP/1.1', 'content-length: 0'), 405, 'bad_request'],
  ['a method that nobody knows', head('CREW /api/v1/emailMessages HTTP/1.1'), 400, 'bad_request'],
  ['a head that is too long', head('GET / HTTP/1.1', `x: ${'x'.repeat(20_000)}`), 431, 'bad_request'],
  ['what is no request', 'Gate three\r\n\r\n', 400, 'bad_request'],
  ['an address that cannot be read', head('GET /api/v1/%zz HTTP/1.1'), 400, 'bad_request'],
])('%s is refused as everything else is', async (_, sent, status, code) => {
  const { ended, socket } = rawSocket(address, sent);
  const answer = await ended;
  socket.destroy();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual({
    status,
    code,
    params: {},
    fields: [],
    traceId: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  for (const name of [
    'x-content-type-options: nosniff',
    'x-frame-options: deny',
    'referrer-policy: no-referrer',
    "content-security-policy: default-src 'none'",
    'cache-control: no-store',
    'content-type: application/json',
  ])
    expect(headers.toLowerCase()).toContain(`\r\n${name}`);
});

test('another method than a page has is told which it has', async () => {
  const { ended, socket } = rawSocket(address, head('PROPFIND / HTTP/1.1'));
  expect(await ended).toMatch(/\r\nallow: GET, HEAD\r\n/i);
  socket.destroy();
});
