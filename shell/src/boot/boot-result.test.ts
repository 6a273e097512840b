import { webcrypto } from 'node:crypto';
import { aLineup, aRelease, noHashes } from '../runtime/loader/a-release.ts';
import { checkLineup } from './boot-result.ts';
import { labelsHash, lineupId } from './proof.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const proven = async () => {
  const texts = { mailbox: { 'list.title': 'Mailbox' } };
  const hashes = { ...noHashes, en: await labelsHash(texts) };
  const labels = { language: 'en' as const, texts };
  const lineup = structuredClone(aLineup([aRelease('mailbox', {})], { labelHashes: hashes, labels }));
  return { ...lineup, id: await lineupId(lineup) };
};

test('a lineup whose id is its hash is taken', async () => {
  const body = await proven();
  await expect(checkLineup({ status: 200, body })).resolves.toMatchObject({ id: body.id, tenant: 't' });
});

test('an empty one is a lineup as well', async () => {
  const { id: _, ...empty } = { ...(await proven()), features: [] };
  const body = { ...empty, id: await lineupId(empty) };
  await expect(checkLineup({ status: 200, body })).resolves.toMatchObject({ features: [] });
});

test('one changed hash on the way, and it is altered', async () => {
  const body = await proven();
  body.features[0]!.files = 'sha384-evil';
  await expect(checkLineup({ status: 200, body })).resolves.toMatchObject({ kind: 'altered' });
});

test('one changed label on the way, and it is altered', async () => {
  const body = await proven();
  body.labels.texts['mailbox'] = { 'list.title': 'Your bank' };
  await expect(checkLineup({ status: 200, body })).resolves.toMatchObject({ kind: 'altered' });
});

test('the same lineup in another language has the same id', async () => {
  const body = await proven();
  expect(await lineupId({ ...body, labels: { language: 'fr', texts: {} } })).toBe(body.id);
});

test('a key that nobody knows counts as changed too', async () => {
  const body = { ...(await proven()), extra: true };
  await expect(checkLineup({ status: 200, body })).resolves.toMatchObject({ kind: 'altered' });
});

test.each([
  ['no answer', { status: 0, body: null }, 'unreachable'],
  ['a failing server', { status: 503, body: {} }, 'unreachable'],
  ['a host of nobody', { status: 404, body: {} }, 'unknown-tenant'],
  ['another shape', { status: 200, body: { id: 3 } }, 'malformed'],
  ['not even an object', { status: 200, body: 'html' }, 'malformed'],
])('%s', async (_, fetched, kind) => {
  await expect(checkLineup(fetched)).resolves.toMatchObject({ kind });
});
