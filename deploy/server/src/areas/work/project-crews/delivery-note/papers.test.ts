import { json } from '#platform/db/tables.ts';
import {
  at,
  clientOf,
  plantSite,
  uploadAs,
  workTheDay,
} from '../../../../tools/testing/fixtures/site.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string) => clientOf(server, login);
const crew = '/projectCrews/crew';
const recipientsOf = (kind: string) =>
  server.inTenant('north', async (db) =>
    (await db.selectFrom('notification').select('personId').where('kind', '=', kind).execute())
      .map(({ personId }) => personId)
      .toSorted(),
  );

async function signedOff() {
  await workTheDay(server);
  server.setNow(at('18:10'));
  const chief = await as('chief');
  await chief.post(`${crew}/signOff`, { note: 'All went well' });
  return chief;
}
async function released() {
  const chief = await signedOff();
  await chief.get(`${crew}/deliveryNote/download`);
  await chief.post(`${crew}/deliveryNote/release`);
  return chief;
}

test('the chief signs off when everybody is out: times are locked and positions cleared', async () => {
  server.setNow(at('07:55'));
  await (await as('chief')).post(`${crew}/checkAll`, { step: 'in' });
  server.setNow(at('18:00'));
  const chief = await as('chief');
  await chief.post(`${crew}/checkAll`, { step: 'out', crewItemIds: ['i-mia', 'i-tom'] });
  expect((await chief.post(`${crew}/signOff`, {})).body).toMatchObject({
    code: 'wrong_state',
    params: { state: 'open', open: 1 },
  });
  expect((await (await as('mia')).post(`${crew}/signOff`, {})).status).toBe(404);
  await chief.post(`${crew}/checkAll`, { step: 'out' });
  const own = { from: at('08:00').toISOString(), until: at('17:00').toISOString(), breakMinutes: 60 };
  const bad = { ...own, crewItemId: 'i-tom', until: own.from, reason: 'Left' };
  expect((await chief.post(`${crew}/signOff`, { corrections: [bad] })).body.fields).toMatchObject([
    { path: 'corrections.0.until', code: 'end_before_start' },
  ]);
  const corrections = [{ ...own, crewItemId: 'i-tom', reason: 'Left at five' }];
  const done = await chief.post(`${crew}/signOff`, { note: 'All went well', corrections });
  expect(done.body).toMatchObject({ cleared: 3, deliveryNoteNumber: 'DN-1001' });
  expect((await chief.post(`${crew}/signOff`, {})).body).toMatchObject({ params: { state: 'signedOff' } });
  const note = (await chief.get(`${crew}/deliveryNote`)).body;
  expect(note).toMatchObject({
    state: 'ready',
    approvedMinutes: 560 + 560 + 480,
    signOffNote: 'All went well',
  });
  expect(note.rows.at(-1)).toMatchObject({
    // Ten hours without the break that they owe, as everything beside them.
    plannedMinutes: 555,
    checkedFrom: '2026-11-21T07:55:00+01:00',
    approvedFrom: '2026-11-21T08:00:00+01:00',
    approvedMinutes: 480,
  });
  expect((await chief.get('/crewChecks/i-mia')).body).toMatchObject({ status: 'cleared', signedOff: true });
  const late = await chief.post('/projectCrewItems/i-mia/checkIn', {});
  expect(late.body).toMatchObject({ code: 'wrong_state', params: { state: 'signedOff' } });
});

test('a note is downloaded, released, signed on the phone and sent', async () => {
  const chief = await signedOff();
  const client = await as('client');
  expect((await client.get(`${crew}/deliveryNote`)).status).toBe(404);
  expect((await client.get(crew)).body.deliveryNote).toBe('notReady');
  expect((await chief.post(`${crew}/deliveryNote/release`)).body.code).toBe('wrong_state');
  const pdf = await chief.get(`${crew}/deliveryNote/download`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.text.startsWith('%PDF')).toBe(true);
  for (const _ of [1, 2]) {
    expect((await chief.post(`${crew}/deliveryNote/release`)).body).toMatchObject({ state: 'released' });
  }
  expect(await recipientsOf('deliveryNoteToSign')).toEqual(['person-client']);
  const shown = (await client.get(`${crew}/deliveryNote`)).body;
  expect(shown).toMatchObject({ number: 'DN-1001', may: { sign: true, confirm: true, release: false } });
  const uploadId = await uploadAs(server, 'chief', await pictureForTests());
  const signature = { signerName: 'Sofia Lindqvist', uploadId, email: 'sofia@opera.example' };
  const unseen = await chief.post(`${crew}/deliveryNote/signed`, signature);
  expect(unseen.body.fields).toMatchObject([{ path: 'sha256' }]);
  const { sha256 } = shown;
  const signed = await chief.post(`${crew}/deliveryNote/signed`, { ...signature, sha256 });
  expect(signed.body).toMatchObject({
    state: 'sent',
    signerName: 'SOFIA LINDQVIST',
    may: { sign: false, send: true },
  });
  const again = await uploadAs(server, 'chief', await pictureForTests());
  const twice = await chief.post(`${crew}/deliveryNote/signed`, { ...signature, uploadId: again, sha256 });
  expect(twice.body.code).toBe('wrong_state');
  expect(
    (await client.post(`${crew}/deliveryNote/signed/send`, { email: 'boss@opera.example' })).status,
  ).toBe(200);
  await server.jobs.drain();
  const copies = server.mails.filter(({ to }) => to.endsWith('opera.example'));
  expect(copies.map(({ to }) => to).toSorted()).toEqual(['boss@opera.example', 'sofia@opera.example']);
  expect(copies[0]?.text).toContain("Zoë D'mia: 21.11. 07:55 – 18:00, 9:20");
  const final = await client.get(`${crew}/deliveryNote/download`);
  expect(final.text).not.toBe(pdf.text);
  expect(await recipientsOf('documentSigned')).toEqual(['person-planner']);
});

test('a client confirms signed in instead, once; strangers see nothing', async () => {
  await released();
  const client = await as('client');
  const { sha256 } = (await client.get(`${crew}/deliveryNote`)).body;
  const done = await client.post(`${crew}/digitalConfirm`, { sha256 });
  expect(done.body).toMatchObject({ state: 'signed', digitallyConfirmed: true, signerName: "Zoë D'client" });
  expect((await client.post(`${crew}/digitalConfirm`, { sha256 })).body.code).toBe('wrong_state');
  expect((await client.post(`${crew}/deliveryNote/signed/send`, {})).body.fields).toMatchObject([
    { path: 'email', code: 'required' },
  ]);
  for (const login of ['stranger', 'mia']) {
    expect([login, (await (await as(login)).get(`${crew}/deliveryNote`)).status]).toEqual([login, 404]);
  }
  expect((await (await as('stranger')).post(`${crew}/digitalConfirm`, { sha256 })).status).toBe(404);
});

test('the office corrects signed hours with a reason, and the signature falls', async () => {
  await released();
  const client = await as('client');
  const { sha256 } = (await client.get(`${crew}/deliveryNote`)).body;
  await client.post(`${crew}/digitalConfirm`, { sha256 });
  const office = await as('office');
  const hours = { from: at('08:00').toISOString(), until: at('17:30').toISOString(), breakMinutes: 30 };
  const body = { ...hours, reason: 'The gate book says so' };
  const { version } = (await office.get('/crewChecks/i-mia')).body;
  const correct = (some: object, seen = String(version)) =>
    office.post('/crewChecks/i-mia/correct', some, { headers: { 'if-match': `"${seen}"` } });
  expect((await office.post('/crewChecks/i-mia/correct', body)).body.code).toBe('precondition_required');
  expect((await correct(body, '0')).body.code).toBe('conflict');
  expect((await correct(hours)).body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect((await (await as('chief')).post('/crewChecks/i-mia/correct', body)).body.code).toBe('forbidden');
  expect((await correct(body)).body).toMatchObject({
    approvedMinutes: 540,
    checkedFrom: '2026-11-21T07:55:00+01:00',
    correctedReason: 'The gate book says so',
    marks: ['corrected'],
  });
  const note = (await (await as('client')).get(`${crew}/deliveryNote`)).body;
  expect(note).toMatchObject({ state: 'released', signedAt: null, digitallyConfirmed: false });
  expect(await recipientsOf('deliveryNoteToSign')).toEqual(['person-client', 'person-client']);
  const month = {
    quotaMinutes: 0,
    workedMinutes: 0,
    creditMinutes: 0,
    lines: '[]',
    lockedAt: at('18:20'),
  };
  await server.inTenant('north', (db) =>
    db
      .insertInto('monthLock')
      .values({ ...month, personId: 'person-mia', month: '2026-11-01', lockedBy: null })
      .execute(),
  );
  expect((await correct(body, String(version + 1))).body).toMatchObject({ code: 'month_locked' });
});

test('without a chief the desk approves position by position', async () => {
  await workTheDay(server);
  server.setNow(at('18:10'));
  const planner = await as('planner');
  const { version } = (await planner.get('/crewChecks/i-mia')).body;
  const headers = { 'if-match': `"${version}"` };
  const other = { breakMinutes: 60 };
  expect((await planner.post('/crewChecks/i-mia/approve', other, { headers })).body.fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  const done = await planner.post('/crewChecks/i-mia/approve', {}, { headers });
  expect(done.body).toMatchObject({ status: 'cleared', approvedMinutes: 560, signedOff: true });
  const twice = { 'if-match': `"${version + 1}"` };
  expect((await planner.post('/crewChecks/i-mia/approve', {}, { headers: twice })).body.code).toBe(
    'wrong_state',
  );
});

test('somebody downloads the own hours and signs them once', async () => {
  server.setNow(at('06:00'));
  expect((await (await as('mia')).get('/crewChecks/i-mia/download')).body.code).toBe('wrong_state');
  await signedOff();
  const mia = await as('mia');
  const unsigned = await mia.get('/crewChecks/i-mia/download');
  expect(unsigned.text.startsWith('%PDF')).toBe(true);
  expect((await (await as('tom')).get('/crewChecks/i-mia/download')).status).toBe(404);
  const hours = async (who = mia) => (await who.get('/crewChecks/i-mia/hours')).body;
  // Only where the tenant asks for it.
  expect((await hours()).may).toMatchObject({ download: true, sign: false });
  await server.inTenant('north', async (db) => {
    await db
      .updateTable('tenantSetting')
      .set({ rules: json({ ownHoursSigned: true }) })
      .execute();
    const { id } = await db
      .selectFrom('login')
      .select('id')
      .where('personId', '=', 'person-mia')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('loginRight')
      .values({ loginId: id, rightName: 'projects', permission: 'READ' })
      .execute();
  });
  const atHome = async () => (await mia.get('/home')).body.needsYou;
  expect((await atHome()).items).toContainEqual(
    expect.objectContaining({ kind: 'hoursToSign', link: { id: 'i-mia' } }),
  );
  const { may, version, signedAt } = await hours();
  expect([may.sign, signedAt]).toEqual([true, null]);
  expect((await hours(await as('chief'))).may.sign).toBe(false);
  const sign = async (headers: Record<string, string>) => {
    const uploadId = await uploadAs(server, 'mia', await pictureForTests());
    return mia.post('/crewChecks/i-mia/download/signed', { uploadId }, { headers });
  };
  const read = { 'if-match': `"${version}"` };
  expect((await sign({})).status).toBe(428);
  expect((await sign({ 'if-match': `"${version + 1}"` })).status).toBe(409);
  expect((await sign(read)).body).toMatchObject({ signedAt: at('18:10').toISOString() });
  const after = await hours();
  expect([after.may.sign, Date.parse(after.signedAt)]).toEqual([false, at('18:10').getTime()]);
  expect((await atHome()).totals.hoursToSign).toBeUndefined();
  expect((await sign(read)).body.code).toBe('wrong_state');
  expect((await mia.get('/crewChecks/i-mia/download')).text).not.toBe(unsigned.text);
});

test("the crew chief's sheet is downloaded and then given to the chiefs", async () => {
  server.setNow(at('07:00', '2026-11-20'));
  const planner = await as('planner');
  const sheet = (await planner.get(`${crew}/crewChiefSheet`)).body;
  expect(sheet).toMatchObject({ state: 'ready', number: null, chiefs: ["Zoë D'chief"] });
  expect(sheet.rows).toHaveLength(3);
  expect((await planner.post(`${crew}/crewChiefSheet/release`)).body.code).toBe('wrong_state');
  expect((await planner.get(`${crew}/crewChiefSheet/download`)).text.startsWith('%PDF')).toBe(true);
  const done = await planner.post(`${crew}/crewChiefSheet/release`);
  expect(done.body).toMatchObject({ state: 'released', number: 'CS-1001' });
  expect(await recipientsOf('crewChiefSheetReleased')).toEqual(['person-chief']);
  expect((await (await as('mia')).get(`${crew}/crewChiefSheet`)).status).toBe(404);
});
