import { heldWhileKeeping } from '../../../../tools/testing/server/held-while-keeping.ts';
import { filesOf, serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import {
  at,
  clientOf,
  plantSite,
  uploadAs,
  workTheDay,
} from '../../../../tools/testing/fixtures/site.fixture.ts';

// A paper is drawn and kept while its call holds nothing of the database, and decided with the locks of its own.
const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const crew = '/projectCrews/crew';
const as = (login: string) => clientOf(server, login);

async function signedOff() {
  await workTheDay(server);
  server.setNow(at('18:10'));
  const chief = await as('chief');
  await chief.post(`${crew}/signOff`, {});
  return chief;
}
async function released() {
  const chief = await signedOff();
  await chief.get(`${crew}/deliveryNote/download`);
  await chief.post(`${crew}/deliveryNote/release`);
  return { chief, sha256: (await chief.get(`${crew}/deliveryNote`)).body.sha256 };
}
const signature = async (login: string) => ({
  uploadId: await uploadAs(server, login, await pictureForTests()),
});

const held = (work: () => Promise<{ status: number }>) => heldWhileKeeping(server, work);
const once = { status: 200, held: [0] };

test('a note is drawn while nothing of the database is held, downloaded and signed', async () => {
  const chief = await signedOff();
  expect(await held(() => chief.get(`${crew}/deliveryNote/download`))).toEqual(once);
  await chief.post(`${crew}/deliveryNote/release`);
  const { sha256 } = (await chief.get(`${crew}/deliveryNote`)).body;
  const body = { ...(await signature('chief')), signerName: 'Sofia', sha256 };
  expect(await held(() => chief.post(`${crew}/deliveryNote/signed`, body))).toEqual(once);
});

test('a confirmed note is drawn while nothing of the database is held, and so is the sheet of the chief', async () => {
  const { chief, sha256 } = await released();
  const client = await as('client');
  expect(await held(() => client.post(`${crew}/digitalConfirm`, { sha256 }))).toEqual(once);
  expect(await held(() => chief.get(`${crew}/crewChiefSheet/download`))).toEqual(once);
});

test('hours that a person signs are drawn while nothing of the database is held', async () => {
  await signedOff();
  const mia = await as('mia');
  const body = await signature('mia');
  const { version } = (await mia.get('/crewChecks/i-mia')).body;
  const headers = { 'if-match': `"${version}"` };
  expect(await held(() => mia.post('/crewChecks/i-mia/download/signed', body, { headers }))).toEqual(once);
});

test('of two who sign at once one has signed, and the paper is theirs', async () => {
  const { chief, sha256 } = await released();
  const client = await as('client');
  const names = ['Sofia', 'Selma'];
  const bodies = await Promise.all(
    names.map(async (signerName) => ({ signerName, ...(await signature('chief')), sha256 })),
  );
  const answers = await Promise.all([
    ...bodies.map((body) => chief.post(`${crew}/deliveryNote/signed`, body)),
    client.post(`${crew}/digitalConfirm`, { sha256 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const signer = answers.find(({ status }) => status === 200)?.body.signerName;
  expect((await chief.get(`${crew}/deliveryNote`)).body.signerName).toBe(signer);
  const signed = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select('after').where('caption', 'like', 'delivery_note_%ed').execute(),
  );
  const signers = signed.map(({ after }) => (after as { signer?: string }).signer).filter(Boolean);
  expect(signers).toEqual([signer]);
});

test('where the paper cannot be kept nothing is signed, and the same call signs later', async () => {
  const { chief, sha256 } = await released();
  const body = { ...(await signature('chief')), signerName: 'Sofia', sha256 };
  const headers = { 'idempotency-key': 'sign-the-note' };
  const files = filesOf(server);
  const { put } = files;
  files.put = () => Promise.reject(new Error('The disk is gone'));
  const sign = () => chief.post(`${crew}/deliveryNote/signed`, body, { headers });
  const failed = await sign().finally(() => (files.put = put));
  expect(failed.status).toBe(500);
  expect((await chief.get(`${crew}/deliveryNote`)).body).toMatchObject({
    state: 'released',
    signerName: '',
  });
  expect((await sign()).body).toMatchObject({ state: 'signed', signerName: 'SOFIA' });
});
