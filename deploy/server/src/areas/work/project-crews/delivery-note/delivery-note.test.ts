import {
  at,
  clientOf,
  plantSite,
  uploadAs,
  workTheDay,
} from '../../../../tools/testing/fixtures/site.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';

// What is signed must be seen, and nothing is signed while something is wrong.
const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string) => clientOf(server, login);
const crew = '/projectCrews/crew';
const note = `${crew}/deliveryNote`;
const said = { text: 'Tom left at four, not at five.' };

const notified = (kind: string) =>
  server.inTenant('north', async (db) =>
    (await db.selectFrom('notification').select('personId').where('kind', '=', kind).execute())
      .map(({ personId }) => personId)
      .toSorted(),
  );
const openTodos = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select(['recipientId', 'body', 'priority'])
      .where('type', '=', 'TODO_INT')
      .where('caption', '=', 'delivery_note_problem')
      .where('doneAt', 'is', null)
      .execute(),
  );

/** Tom's hours were corrected at the sign-off, and the note lies before the client. */
async function released() {
  await workTheDay(server);
  server.setNow(at('18:10'));
  const chief = await as('chief');
  const own = { from: at('08:00').toISOString(), until: at('17:00').toISOString(), breakMinutes: 60 };
  await chief.post(`${crew}/signOff`, {
    corrections: [{ ...own, crewItemId: 'i-tom', reason: 'Left at five' }],
  });
  await chief.get(`${note}/download`);
  await chief.post(`${note}/release`);
  return { chief, client: await as('client') };
}

const correctTom = async (until = at('16:00')) => {
  const office = await as('office');
  const { version } = (await office.get('/crewChecks/i-tom')).body;
  const hours = { from: at('08:00').toISOString(), until: until.toISOString(), breakMinutes: 60 };
  const body = { ...hours, reason: 'The client says so' };
  return office.post('/crewChecks/i-tom/correct', body, { headers: { 'if-match': `"${version}"` } });
};

test('the client reads everything that is signed for, with what was corrected and by whom', async () => {
  const { client, chief } = await released();
  const { body } = await client.get(note);
  expect(body).toMatchObject({
    viewer: 'client',
    project: { number: '4711', name: 'Night at the opera' },
    crew: { name: 'Load-in' },
    client: 'Opera',
    place: expect.stringContaining('Messe, Gate 3'),
    startDate: '2026-11-21',
    timeZone: 'Europe/Vienna',
    signedOffBy: "Zoë D'chief",
    signedOffAt: '2026-11-21T18:10:00+01:00',
    approvedMinutes: 560 + 560 + 480,
    problems: [],
    may: { sign: true, confirm: true, reportProblem: true, answerProblem: false },
  });
  expect(body.rows.map(({ corrected }: { corrected: object | null }) => corrected)).toEqual([
    null,
    null,
    { by: "Zoë D'chief", at: '2026-11-21T18:10:00+01:00', reason: '' },
  ]);
  // Why is between the office and the person.
  expect(JSON.stringify(body)).not.toContain('Left at five');
  expect((await chief.get(note)).body).toMatchObject({ viewer: 'chief', sha256: body.sha256 });
  expect((await (await as('planner')).get(note)).body).toMatchObject({ viewer: 'planner' });
  expect((await (await as('4711')).get(note)).status).toBe(403);
});

test('another note than the one that was read is not signed: the answer holds the new one', async () => {
  const { client, chief } = await released();
  const { sha256 } = (await client.get(note)).body;
  expect((await correctTom()).status).toBe(200);
  const late = await client.post(`${crew}/digitalConfirm`, { sha256 });
  expect(late).toMatchObject({ status: 409, body: { code: 'document_changed' } });
  expect(late.body.current).toMatchObject({ state: 'released', approvedMinutes: 560 + 560 + 420 });
  const uploadId = await uploadAs(server, 'chief', await pictureForTests());
  const drawn = { signerName: 'Sofia Lindqvist', uploadId, sha256 };
  expect((await chief.post(`${note}/signed`, drawn)).body.code).toBe('document_changed');
  // A name that changed is another paper as well.
  const read = late.body.current.sha256;
  await server.inTenant('north', (db) => db.updateTable('crew').set({ name: 'Load-out' }).execute());
  expect((await client.post(`${crew}/digitalConfirm`, { sha256: read })).body.code).toBe('document_changed');
  const now = (await client.get(note)).body.sha256;
  expect((await client.post(`${crew}/digitalConfirm`, { sha256: now })).body.state).toBe('signed');
  const [kept] = await server.inTenant('north', (db) =>
    db.selectFrom('crewPaper').select('signedSha256').where('kind', '=', 'deliveryNote').execute(),
  );
  expect(kept?.signedSha256).toBe(now);
});

test('nobody signs while a line has neither hours nor a reason; a reason is enough', async () => {
  const { client, chief } = await released();
  await server.inTenant('north', async (db) => {
    const { functionId } = await db.selectFrom('crewItem').selectAll().limit(1).executeTakeFirstOrThrow();
    await plantItem(db, { id: 'i-added', crewId: 'crew', functionId, personId: 'person-outsider' });
  });
  const shown = (await client.get(note)).body;
  expect(shown.may).toMatchObject({ sign: false, confirm: false });
  const refused = await client.post(`${crew}/digitalConfirm`, { sha256: shown.sha256 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'hours_missing', params: { people: 1 } } });
  const uploadId = await uploadAs(server, 'chief', await pictureForTests());
  const drawn = { signerName: 'Sofia Lindqvist', uploadId, sha256: shown.sha256 };
  expect((await chief.post(`${note}/signed`, drawn)).body.code).toBe('hours_missing');
  expect((await chief.post('/projectCrewItemStatus/i-added/noShow', {})).status).toBe(200);
  const { sha256, may } = (await client.get(note)).body;
  expect(may).toMatchObject({ sign: true, confirm: true });
  expect((await client.post(`${crew}/digitalConfirm`, { sha256 })).body.state).toBe('signed');
});

test('a problem with a note: chief and planner hear of it, nobody signs, until the chief answers', async () => {
  const { client, chief } = await released();
  const { sha256 } = (await client.get(note)).body;
  expect((await client.post(`${note}/problems`, { text: '  ' })).status).toBe(422);
  expect((await client.post(`${note}/problems`, { text: 'x'.repeat(1001) })).status).toBe(422);
  server.setNow(at('18:20'));
  const open = (await client.post(`${note}/problems`, said)).body;
  expect(open).toMatchObject({
    state: 'released',
    problems: [{ ...said, by: "Zoë D'client", at: '2026-11-21T18:20:00+01:00', settled: null }],
    may: { sign: false, confirm: false, reportProblem: true, answerProblem: false },
  });
  expect(await notified('deliveryNoteProblem')).toEqual(['person-chief', 'person-planner']);
  expect(await openTodos()).toMatchObject([
    { recipientId: 'person-planner', body: `DN-1001, Load-in: ${said.text}`, priority: 1 },
  ]);
  for (const seen of [sha256, open.sha256]) {
    const refused = await client.post(`${crew}/digitalConfirm`, { sha256: seen });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', params: { state: 'disputed' } },
    });
    expect(refused.body.current.problems).toHaveLength(1);
  }
  const answer = `${note}/problems/${open.problems[0].id}/answer`;
  expect((await client.post(answer, { text: 'No.' })).status).toBe(403);
  expect((await (await as('mia')).post(answer, { text: 'No.' })).status).toBe(404);
  const answered = await chief.post(answer, { text: 'The gate book says five.' });
  expect(answered.body).toMatchObject({
    problems: [{ settled: { as: 'answered', answer: 'The gate book says five.', by: "Zoë D'chief" } }],
    may: { sign: true, answerProblem: false },
  });
  expect((await chief.post(answer, { text: 'Again.' })).body.code).toBe('wrong_state');
  expect(await notified('deliveryNoteAnswered')).toEqual(['person-client']);
  expect(await openTodos()).toEqual([]);
  // Who has not read the answer does not sign for it.
  expect((await client.post(`${crew}/digitalConfirm`, { sha256 })).body.code).toBe('document_changed');
  const read = (await client.get(note)).body.sha256;
  expect((await client.post(`${crew}/digitalConfirm`, { sha256: read })).body.state).toBe('signed');
  expect((await client.post(`${note}/problems`, said)).body.code).toBe('wrong_state');
});

test("on the chief's phone the client's name is said, and corrected hours settle what was wrong", async () => {
  const { client, chief } = await released();
  expect((await chief.post(`${note}/problems`, said)).body.fields).toMatchObject([
    { path: 'saidBy', code: 'required' },
  ]);
  for (const text of [said.text, 'And nobody had a break.'])
    await chief.post(`${note}/problems`, { text, saidBy: 'Sofia Lindqvist' });
  expect((await client.get(note)).body.problems).toMatchObject([
    { by: 'Sofia Lindqvist', settled: null },
    { text: 'And nobody had a break.', settled: null },
  ]);
  expect(await notified('deliveryNoteToSign')).toEqual(['person-client']);
  expect((await correctTom()).status).toBe(200);
  const { body } = await client.get(note);
  expect(body.problems).toMatchObject([
    { settled: { as: 'corrected', by: "Zoë D'office", answer: '' } },
    { settled: { as: 'corrected' } },
  ]);
  expect(body.may).toMatchObject({ sign: true, confirm: true });
  expect(await notified('deliveryNoteToSign')).toEqual(['person-chief', 'person-client', 'person-client']);
  expect(await openTodos()).toEqual([]);
  for (const login of ['stranger', 'mia'])
    expect((await (await as(login)).post(`${note}/problems`, said)).status).toBe(404);
});

test('the paper holds the same facts, made anew when they change; only a signature says approved', async () => {
  const { client } = await released();
  const { token } = await signIn(server, 'client');
  const textOf = async () => {
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api/v1${note}/download`,
      headers: { host: 'north.test', authorization: `Bearer ${token}` },
    });
    return readerSays('pdftotext', rawPayload, ['-layout'], ['-']).text.replace(/\s+/g, ' ');
  };
  const before = await textOf();
  if (before === undefined) return;
  for (const fact of ['4711 Night at the opera', 'Load-in', 'Opera', 'Messe, Gate 3', '17:00 *', '26:40'])
    expect(before).toContain(fact);
  expect(before).toMatch(/Zoë D'tom: by Zoë D'chief, 21 Nov 2026, 18:10/);
  expect(before).toContain('To approve');
  expect(before).not.toContain('Approved');
  await client.post(`${note}/problems`, said);
  expect(await textOf()).toContain(said.text);
  await correctTom();
  const { sha256 } = (await client.get(note)).body;
  await client.post(`${crew}/digitalConfirm`, { sha256 });
  const signed = await textOf();
  expect(signed).toContain('Approved');
  expect(signed).toContain('I have read this delivery note and approve 25:40 hours');
});
