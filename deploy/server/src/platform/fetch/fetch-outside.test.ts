import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FetchFailed, fetchOutside, outsideAddress } from './fetch-outside.ts';
import type { OutsideRequest } from './fetch-outside.ts';

const asked: string[] = [];
const server = createServer((request, reply) => {
  const path = request.url ?? '';
  asked.push(`${request.method} ${path}`);
  const hops = /^\/hop\/(\d)$/.exec(path)?.[1];
  if (path === '/hang') return;
  if (path === '/drip') {
    const drop = setInterval(() => reply.write('.'), 5);
    reply.on('close', () => clearInterval(drop));
    return;
  }
  if (hops)
    reply.writeHead(302, { location: hops === '1' ? '/end' : `/hop/${Number(hops) - 1}` }).end('Gone');
  else if (path.startsWith('/to/'))
    reply.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
  else if (path === '/reset') request.socket.destroy();
  else if (path === '/500') reply.writeHead(500).end('Broken');
  else reply.writeHead(200, { etag: '"1"' }).end('x'.repeat(100));
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const limits = { withinMs: 5_000, mostBytes: 1_000 };
const fetched = (path: string, more: Partial<OutsideRequest> = {}) =>
  fetchOutside(`http://${host}${path}`, { ...limits, ownHosts: [host], ...more });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof FetchFailed ? error.reason : error),
  );

test.each([
  ['https://calendar.example/a.ics', 'none'],
  ['https://calendar.example:8443/a.ics', 'none'],
  ['http://calendar.example/a.ics', 'address'],
  ['ftp://calendar.example/a.ics', 'address'],
  ['https://ada:secret@calendar.example/a.ics', 'address'],
  ['calendar', 'address'],
  ['https://127.0.0.1/', 'inner'],
  ['https://2130706433/', 'inner'],
  ['https://0x7f.1/', 'inner'],
  ['https://[::1]/', 'inner'],
  ['https://[::ffff:127.0.0.1]/', 'inner'],
  ['https://[2002:7f00:1::]/', 'inner'],
])('%s: %s', async (address, reason) => {
  expect(await failure((async () => outsideAddress(address))())).toBe(reason);
});

test('an own host answers, and its errors are answers', async () => {
  expect(await fetched('/')).toMatchObject({ status: 200, headers: { etag: '"1"' } });
  expect((await fetched('/')).body).toHaveLength(100);
  expect(await fetched('/500')).toMatchObject({ status: 500, body: Buffer.from('Broken') });
  expect(await fetched('/', { mostBytes: 0 })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('another host of this machine does not, by name or by number', async () => {
  const port = host.split(':')[1];
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await failure(fetchOutside(`https://${name}:${port}/`, limits))).toBe('inner');
  }
  expect(asked).toEqual([]);
});

test('redirects are followed as often as was said, each looked at', async () => {
  expect(await fetched('/hop/3', { redirects: 3 })).toMatchObject({ status: 200 });
  expect(await failure(fetched('/hop/4', { redirects: 3 }))).toBe('redirects');
  expect(await fetched('/hop/1')).toMatchObject({ status: 302 });
  expect(await fetched('/hop/1', { method: 'POST', redirects: 3 })).toMatchObject({ status: 302 });
  const to = (address: string) => failure(fetched(`/to/${encodeURIComponent(address)}`, { redirects: 3 }));
  expect(await to('https://169.254.169.254/latest')).toBe('inner');
  expect(await to('http://calendar.example/')).toBe('address');
  expect(await to('file:///etc/passwd')).toBe('address');
  expect(await to('https://localhost/')).toBe('inner');
});

test('what is too long, too slow or broken ends with its reason', async () => {
  expect(await failure(fetched('/', { mostBytes: 99 }))).toBe('large');
  expect(await failure(fetched('/drip', { mostBytes: 20 }))).toBe('large');
  expect(await failure(fetched('/drip', { withinMs: 100 }))).toBe('late');
  expect(await failure(fetched('/hang', { withinMs: 100 }))).toBe('late');
  expect(await failure(fetched('/reset'))).toBe('unreachable');
});
