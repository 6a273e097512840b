import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantKey } from '#platform/keys/tenant-keys.db.ts';
import { serverWithPeople } from '../testing/fixtures/people.fixture.ts';
import { readMessages } from './arguments/read-messages.ts';
import { setTenantMessages } from './set-messages.ts';

const server = serverWithPeople();
const body = '{"to":"{to}","text":"{text}"}';
const address = 'https://texts.example/send';
const at = new Date('2026-11-20T06:00:00Z');

test('the request to the provider is kept locked, changed, and taken away', async () => {
  const { keys } = server;
  const set = (...typed: Parameters<typeof readMessages>) =>
    setTenantMessages(server.database, 'north', { wanted: readMessages(...typed), keys, at });
  const place = { kind: 'text', tenant: 'north', key: keys.current('push', at).bytes } as const;
  const kept = () => server.inTenant('north', (db) => readTenantKey(db, place));
  await set(['north'], { address, body, header: ['Authorization: Bearer hush'] });
  expect(JSON.parse((await kept())?.private ?? '')).toEqual({
    address,
    method: 'POST',
    headers: { Authorization: 'Bearer hush' },
    body,
  });
  const [row] = await server.inTenant('north', (db) => db.selectFrom('tenantKey').selectAll().execute());
  expect(row).toMatchObject({ kind: 'text', publicPart: 'texts.example' });
  expect(row?.privatePart).not.toContain('hush');
  await set(['north', 'none'], {});
  expect(await kept()).toBeUndefined();
  const unknown = setTenantMessages(server.database, 'east', { wanted: null, keys, at });
  await expect(unknown).rejects.toThrow('There is no tenant "east"');
});

test('a body may come from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'callboard-')), 'body.json');
  writeFileSync(file, body);
  expect(readMessages(['north'], { address, body: `@${file}` })?.template.body).toBe(body);
});

test.each([
  ['no tenant', [], { address, body }],
  ['no address', ['north'], { body }],
  ['an address inside', ['north'], { address: 'https://192.168.0.1/send', body }],
  ['an address of http', ['north'], { address: 'http://texts.example', body }],
  ['another method', ['north'], { address, body, method: 'DELETE' }],
  ['a header that is none', ['north'], { address, body, header: ['Authorization'] }],
  ['nowhere to put the text', ['north'], { address, body: '{to}' }],
  ['a file that is not there', ['north'], { address, body: '@/nowhere/at/all' }],
])('%s is refused in a sentence', (_, args, typed) => {
  expect(() => readMessages(args, typed)).toThrow(/\w+/);
});
