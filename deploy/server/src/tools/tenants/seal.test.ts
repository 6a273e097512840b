import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealKeyFor } from '#platform/seal/seal-key.db.ts';
import { issuedSeal } from '../testing/fixtures/issued-seal.fixture.ts';
import type { Issued } from '../testing/fixtures/issued-seal.fixture.ts';
import { serverWithPeople } from '../testing/fixtures/people.fixture.ts';
import { readSeal } from './arguments/read-seal.ts';
import { setTenantSeal } from './set-seal.ts';

const server = serverWithPeople();
const now = new Date('2026-11-21T12:00:00Z');
const valid = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2028-01-01T00:00:00Z') };

let folder = '';
let issued: Issued;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-seal-'));
  issued = issuedSeal(valid);
});
afterAll(() => rmSync(folder, { recursive: true }));

function files({ chain, key }: Issued): [string, string] {
  const [certificateFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  writeFileSync(certificateFile, chain);
  writeFileSync(keyFile, key);
  return [certificateFile, keyFile];
}
const read = (given: Issued) => readSeal(['north', ...files(given)], now);

const sealKey = () =>
  sealKeyFor((work) => server.inTenant('north', work), {
    keys: server.keys,
    tenant: 'north',
    tenantName: 'North',
    at: now,
  });

test('a certificate that was issued to a tenant takes the place of its own, and the next one of that', async () => {
  const made = await sealKey();
  const seal = read(issued);
  expect(seal).toMatchObject({ subject: 'CN=North Ltd', until: valid.until });
  await setTenantSeal(server.database, 'north', { seal, keys: server.keys, at: now });
  expect(await sealKey()).toEqual({
    certificate: issued.chain.replaceAll('\r', ''),
    privateKey: seal.privateKey,
  });
  expect(made.certificate).not.toBe(seal.certificate);
  const next = read(issuedSeal(valid));
  await setTenantSeal(server.database, 'north', { seal: next, keys: server.keys, at: now });
  expect(await sealKey()).toEqual({ certificate: next.certificate, privateKey: next.privateKey });
  const unknown = setTenantSeal(server.database, 'east', { seal, keys: server.keys, at: now });
  await expect(unknown).rejects.toThrow('There is no tenant "east"');
});

test.each([
  [
    'a key of another certificate',
    () => ({ ...issued, key: issuedSeal(valid).key }),
    'is not that of the first',
  ],
  [
    'a certificate of last year',
    () => issuedSeal({ ...valid, until: new Date('2026-02-01') }),
    'which is not today',
  ],
  [
    'a certificate of tomorrow',
    () => issuedSeal({ ...valid, from: new Date('2026-12-01') }),
    'which is not today',
  ],
  [
    'a stray issuer',
    () => ({ ...issued, chain: issued.chain + issuedSeal(valid).chain }),
    'followed by its issuer',
  ],
  ['no certificate', () => ({ ...issued, chain: 'nothing' }), 'There is no certificate in'],
  ['a broken one', () => ({ ...issued, chain: issued.chain.replace('MII', 'xxx') }), 'no certificate'],
  ['no key', () => ({ ...issued, key: 'nothing' }), 'There is no private key in'],
  ['more than there is room for', () => ({ ...issued, chain: issued.chain.repeat(6) }), 'larger than'],
])('%s is refused in plain words', (_what, given, words) => {
  expect(() => read(given())).toThrow(words);
});

test('a key that the seal cannot use is refused', () => {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  expect(() => read({ ...issued, key: privateKey })).toThrow('is made with RSA');
});

test('files that are not there, and none at all', () => {
  expect(() => readSeal(['north', join(folder, 'none.pem'), join(folder, 'none.pem')], now)).toThrow(
    'cannot be read',
  );
  expect(() => readSeal(['north'], now)).toThrow('Which tenant, and what?');
});
