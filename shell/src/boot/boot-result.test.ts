import { webcrypto } from 'node:crypto';
import { aLineup, aRelease } from '../loader/a-release.ts';
import { judgeLineup, lineupId } from './boot-result.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const proven = async () => {
  const lineup = structuredClone(aLineup([aRelease('mailbox', {})]));
  return { ...lineup, id: await lineupId(lineup) };
};

test('a lineup whose id is its hash is taken', async () => {
  const body = await proven();
  await expect(judgeLineup({ status: 200, body })).resolves.toMatchObject({ id: body.id, tenant: 't' });
});

test('an empty one is a lineup as well', async () => {
  const empty = aLineup([]);
  const body = { ...empty, id: await lineupId(empty) };
  await expect(judgeLineup({ status: 200, body })).resolves.toMatchObject({ features: [] });
});

test('one changed hash on the way, and it is altered', async () => {
  const body = await proven();
  body.features[0]!.files['entry.js']!.integrity = 'sha384-evil';
  await expect(judgeLineup({ status: 200, body })).resolves.toMatchObject({ kind: 'altered' });
});

test('something that nobody knows counts as changed too', async () => {
  const body = { ...(await proven()), extra: true };
  await expect(judgeLineup({ status: 200, body })).resolves.toMatchObject({ kind: 'altered' });
});

test.each([
  ['no answer', { status: 0, body: null }, 'unreachable'],
  ['a failing server', { status: 503, body: {} }, 'unreachable'],
  ['a host of nobody', { status: 404, body: {} }, 'unknown-tenant'],
  ['another shape', { status: 200, body: { id: 3 } }, 'malformed'],
  ['not even an object', { status: 200, body: 'html' }, 'malformed'],
])('%s', async (_, fetched, kind) => {
  await expect(judgeLineup(fetched)).resolves.toMatchObject({ kind });
});
