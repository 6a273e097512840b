import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { ask } from '../person/ask.ts';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';
import { freePort } from '../run/free-port.ts';

/** The faults are the stories' ground, so they are told first: against a product of ten lines. */
let product: Server;
let proxy: FaultProxy;
let written = 0;
const text = 'export const answer = 42;\n'.repeat(40);

test.beforeAll(async () => {
  const port = await freePort();
  product = createServer((asked, answer) => {
    if (asked.method === 'POST') written += 1;
    answer.writeHead(200, { 'content-type': 'text/javascript', etag: '"one"' });
    answer.end(asked.url === '/host' ? asked.headers.host : text);
  });
  await new Promise<void>((resolve) => product.listen(port, '127.0.0.1', resolve));
  proxy = await faultProxy(port);
});
test.afterAll(async () => {
  await proxy.stop();
  product.close();
});
test.afterEach(() => proxy.repair());

test('without a rule everything passes, the host included', async () => {
  expect((await ask(proxy.port, '/entry.js')).text).toBe(text);
  expect((await ask(proxy.port, '/host', { tenant: 'redwave' })).text).toBe(
    `redwave.localhost:${proxy.port}`,
  );
});

test('a rule strikes where it matches, as often as it says, until it is repaired', async () => {
  proxy.break({ match: /entry/, fault: { kind: 'status', status: 503 }, times: 1 });
  expect((await ask(proxy.port, '/other.js')).status).toBe(200);
  expect((await ask(proxy.port, '/entry.js')).status).toBe(503);
  expect((await ask(proxy.port, '/entry.js')).status).toBe(200);
  proxy.break({ match: /entry/, method: 'POST', fault: { kind: 'html' } });
  expect((await ask(proxy.port, '/entry.js')).text).toBe(text);
  expect((await ask(proxy.port, '/entry.js', { method: 'POST' })).headers['content-type']).toBe('text/html');
  proxy.repair();
  expect((await ask(proxy.port, '/entry.js', { method: 'POST' })).text).toBe(text);
});

test('a flipped byte keeps length and headers', async () => {
  proxy.break({ match: /./, fault: { kind: 'flip', at: 20 } });
  const { text: got, headers } = await ask(proxy.port, '/entry.js');
  expect(got).toHaveLength(text.length);
  expect(got).not.toBe(text);
  expect(headers.etag).toBe('"one"');
});

test('a cut answer and a reset connection are errors, not short answers', async () => {
  proxy.break({ match: /./, fault: { kind: 'cut', at: 10 } });
  await expect(ask(proxy.port, '/entry.js')).rejects.toThrow();
  proxy.repair();
  proxy.break({ match: /./, fault: { kind: 'reset' } });
  await expect(ask(proxy.port, '/entry.js')).rejects.toThrow();
});

test('commit-then-drop reaches the product; reset does not', async () => {
  written = 0;
  proxy.break({ match: /./, fault: { kind: 'commit-then-drop' } });
  await expect(ask(proxy.port, '/write', { method: 'POST', body: {} })).rejects.toThrow();
  expect(written).toBe(1);
  proxy.repair();
  proxy.break({ match: /./, fault: { kind: 'reset' } });
  await expect(ask(proxy.port, '/write', { method: 'POST', body: {} })).rejects.toThrow();
  expect(written).toBe(1);
});

test('delay and slow take their time and lose nothing', async () => {
  proxy.break({ match: /late/, fault: { kind: 'delay', ms: 200 } });
  proxy.break({ match: /slow/, fault: { kind: 'slow', bytesPerSecond: 4_000 } });
  for (const path of ['/late', '/slow']) {
    const started = Date.now();
    expect((await ask(proxy.port, path)).text).toBe(text);
    expect(Date.now() - started).toBeGreaterThan(150);
  }
});

test('what hangs, hangs; the next one after the repair does not', async () => {
  proxy.break({ match: /./, fault: { kind: 'hang' } });
  const hanging = ask(proxy.port, '/entry.js').then(
    () => 'answered',
    () => 'ended',
  );
  const first = await Promise.race([
    hanging,
    // oxlint-disable-next-line no-restricted-globals -- nothing else tells that no answer comes
    new Promise((resolve) => setTimeout(() => resolve('hanging'), 300)),
  ]);
  expect(first).toBe('hanging');
  proxy.repair();
  expect((await ask(proxy.port, '/entry.js')).text).toBe(text);
  await proxy.down();
  expect(await hanging).toBe('ended');
  await expect(ask(proxy.port, '/entry.js')).rejects.toThrow('ECONNREFUSED');
  await proxy.up();
  expect((await ask(proxy.port, '/entry.js')).text).toBe(text);
});
