import { decodeProtectedHeader } from 'jose';
import { crewCode, crewOfCode } from '../../areas/work/crew-checks/take/crew-code.ts';
import { addressHolds, signedUrl } from '#platform/files/signed-url.ts';
import { signingPurposes } from '#platform/keys/keys.ts';
import { masterKeysIn } from '#platform/keys/master-key.ts';
import { masterKeyForTests } from '../testing/keys.fixture.ts';
import { when } from '../testing/server/live.driver.ts';
import { serverWithPeople, signIn } from '../testing/fixtures/people.fixture.ts';
import { keyStatus } from './key-status.ts';
import { rotateSigning } from './rotate-signing.ts';

const server = serverWithPeople();
const masters = masterKeysIn(masterKeyForTests, 'tests');
const after = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);
const idNow = (now: Date) => server.keys.current('token', now).id;

/** Another process rotates; this server hears of it. Answers when the new keys began to sign. */
async function rotated(): Promise<Date> {
  const failed = jest.fn();
  const stop = await server.keys.follow(failed);
  const before = server.keys.known('token').length;
  const from = await rotateSigning(server.database, masters, new Date());
  await when(() => server.keys.known('token').length > before);
  await stop();
  expect(failed).not.toHaveBeenCalled();
  return from;
}

test('signing keys are rotated under people who stay signed in, and the next token is signed by the new key', async () => {
  const { client, token, cookie } = await signIn(server, 'ada');
  const first = idNow(new Date());
  expect(decodeProtectedHeader(token).kid).toBe(first);
  const from = await rotated();
  server.setNow(after(from, 1));
  expect(idNow(after(from, 1))).not.toBe(first);
  expect((await client.get('/userRights')).status).toBe(200);
  const fresh = String((await client.get('/auth/refresh')).body.token);
  expect(decodeProtectedHeader(fresh).kid).toBe(idNow(after(from, 1)));
  const again = server.client('north.test', { authorization: `Bearer ${fresh}`, cookie });
  expect((await again.get('/userRights')).status).toBe(200);
});

test('addresses and codes from before hold their time; the key that was replaced makes no new ones', async () => {
  const old = {
    file: server.keys.current('file', new Date()),
    link: server.keys.current('link', new Date()),
  };
  const from = await rotated();
  const tenant = 'north';
  for (const { seconds, holds } of [
    { seconds: -30, holds: true },
    { seconds: 120, holds: false },
  ]) {
    const now = after(from, seconds);
    for (const isPrivate of [true, false]) {
      const file = { id: 'f', content: 'c', private: isPrivate };
      const { url } = signedUrl(file, { tenant, key: old.file, now, session: 's' });
      const query = new URL(url, 'http://north.test').searchParams;
      const asked = {
        expires: Number(query.get('expires')),
        for: 's',
        signature: query.get('signature') ?? '',
      };
      const known = { ...asked, for: isPrivate ? 's' : undefined };
      // That of an open file says the day and not the moment.
      const expected = holds || !isPrivate;
      expect(addressHolds(file, known, { tenant, keys: server.keys.known('file'), now })).toBe(expected);
    }
    const { code } = crewCode('crew', now, { tenant, key: old.link });
    const found = crewOfCode(code, now, { tenant, keys: server.keys.known('link') });
    expect(found?.crewId ?? null).toBe(holds ? 'crew' : null);
  }
});

test('a rotation stands in the history of every tenant, and its keys in the status, none of them readable', async () => {
  const from = await rotated();
  for (const tenant of ['north', 'south']) {
    const noted = await server.inTenant(tenant, (db) =>
      db.selectFrom('activity').select('subjectId').where('caption', '=', 'signing_keys_rotated').execute(),
    );
    expect(noted).toEqual([{ subjectId: tenant }]);
  }
  const status = await keyStatus(server.database, masters);
  for (const purpose of signingPurposes)
    expect(status).toMatch(new RegExp(`^${purpose} +\\w+  from ${from.toISOString()}$`, 'm'));
  expect(status).toMatch(/^token .*replaced$/m);
  expect(status).toContain(`The master key is ${masters[0].id}; every key is locked by it.`);
  for (const { bytes } of server.keys.known('token'))
    expect(status).not.toContain(Buffer.from(bytes).toString('base64url'));
});

test('with another master key nothing is rotated', async () => {
  const other = masterKeysIn(Buffer.from(masterKeyForTests, 'base64').reverse().toString('base64'), 'tests');
  const before = await keyStatus(server.database, masters);
  await expect(rotateSigning(server.database, other, new Date())).rejects.toThrow('another master key');
  expect(await keyStatus(server.database, masters)).toBe(before);
});
