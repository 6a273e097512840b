import { filesOf, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import { trustedProxiesIn } from '#platform/trusted-proxies.ts';
import { signaturesOf } from '../seal/certificate.db.ts';
import { signatoryFacts } from '../seal/certificate.ts';
import { consentText } from './consent-text.ts';

const server = serverWithPeople({ trustedProxies: trustedProxiesIn('loopback') });

const forged = '203.0.113.66';
const caller = '198.51.100.9';

async function signedThroughProxy() {
  const paper = await server.inTenant('north', (db) =>
    plantDocument(db, filesOf(server), [{ login: 'ada' }]),
  );
  const { client } = await signIn(server, 'ada');
  const { name, number } = (await client.get(`/documents/${paper.id}`)).body;
  const body = {
    signature: { how: 'typed', name: 'Zoë' },
    consent: consentText('cy', { name, number, tenantName: 'North' }),
    sha256: paper.sha256,
    timeZone: 'UTC',
  };
  const path = `/documents/${paper.id}/sign/${paper.signatories[0]}`;
  const headers = { 'x-forwarded-for': `${forged}, ${caller}` };
  expect((await client.post(path, body, { headers })).status).toBe(200);
  return paper;
}
const verified = async (sha256: string) =>
  (await server.client().get(`/documents/verify?sha256=${sha256}`)).body.evidenceHolds;

test('a signature keeps who called and who was connected, and nothing that the caller made up', async () => {
  const paper = await signedThroughProxy();
  const { signature, events } = await server.inTenant('north', async (db) => ({
    signature: await db.selectFrom('signature').select(['ip', 'peerIp']).execute(),
    events: await db.selectFrom('documentEvent').select(['kind', 'ip', 'peerIp']).execute(),
  }));
  expect(signature).toEqual([{ ip: caller, peerIp: '127.0.0.1' }]);
  expect(events).toEqual(['consented', 'signed'].map((kind) => ({ kind, ip: caller, peerIp: '127.0.0.1' })));
  expect(await verified(paper.sha256)).toBe(true);
  const [one] = await server.inTenant('north', (db) => signaturesOf(db, paper.id));
  const facts = signatoryFacts(one!, { language: 'en', timeZone: 'UTC', events: [] as const } as never);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['IP address', caller],
      ['Proxy IP address', '127.0.0.1'],
    ]),
  );
  const { client } = await signIn(server, 'petra');
  expect((await client.get(`/documents/${paper.id}/events`)).body.items).toMatchObject([
    { kind: 'consented', ip: caller, peerIp: '127.0.0.1' },
    { kind: 'signed', ip: caller, peerIp: '127.0.0.1' },
  ]);
});

test.each([
  ['changed', `"peerIp" = '127.0.0.2'`, false],
  ['taken away', '"peerIp" = null', false],
  [
    'missing in a row from before it was kept',
    `"peerIp" = null, hash = encode(sha256(convert_to(concat_ws('|', "hashBefore", id, "documentId", position, sha256, kind,
      "actorId", "actorName", "actorEmail", "actorRole", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
      "timeZone", ip, "userAgent", authentication, step, details::text), 'UTF8')), 'hex')`,
    true,
  ],
])('the address of the peer is a part of the evidence: %s', async (_, change, holds) => {
  const paper = await signedThroughProxy();
  await server.database.asOwner((session) =>
    session.script(`alter table "documentEvent" disable trigger unchanged;
      update "documentEvent" set ${change} where kind = 'signed';
      alter table "documentEvent" enable trigger unchanged`),
  );
  expect(await verified(paper.sha256)).toBe(holds);
});
