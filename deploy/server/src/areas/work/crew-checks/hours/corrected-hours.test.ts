import { json } from '#platform/db/tables.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { at, clientOf, plantSite, workTheDay } from '../../../../tools/testing/fixtures/site.fixture.ts';

// What becomes of hours once the crew is signed off.
const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await plantSite(db);
      const { id } = await db
        .selectFrom('login')
        .select('id')
        .where('personId', '=', 'person-tom')
        .executeTakeFirstOrThrow();
      const right = { loginId: id, rightName: 'projects', permission: 'READ' } as const;
      await db.insertInto('loginRight').values(right).execute();
    }),
});
const as = (login: string) => clientOf(server, login);
const hoursOf = async (login: string, id = 'i-tom') => (await as(login)).get(`/crewChecks/${id}/hours`);
const said = (from = '08:00', until = '17:30', breakMinutes = 45) => ({
  from: at(from).toISOString(),
  until: at(until).toISOString(),
  breakMinutes,
});
const signedOff = async () => {
  await workTheDay(server);
  server.setNow(at('18:10'));
  await (await as('chief')).post('/projectCrews/crew/signOff', {});
  server.setNow(at('19:00'));
};
const write = async (
  login: string,
  step: 'correct' | 'approve',
  body: object,
  version?: number,
  id = 'i-tom',
) => {
  const client = await as(login);
  const read = (await client.get(`/crewChecks/${id}/hours`)).body.version as number;
  return client.post(`/crewChecks/${id}/${step}`, body, {
    headers: { 'if-match': `"${version ?? read}"` },
  });
};
const reason = 'The gate book says so';
const notificationsOf = (kind: string) =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('notification')
      .select(['personId', 'params', 'subjectKind', 'subjectId'])
      .where('kind', '=', kind)
      .orderBy('personId')
      .execute(),
  );
const object = async (comment = 'We unloaded until half past seven') =>
  (await as('tom')).post('/crewChecks/i-tom/objections', { ...said('07:55', '18:30'), comment });
const lockMonth = () =>
  server.inTenant('north', (db) =>
    db
      .insertInto('monthLock')
      .values({
        personId: 'person-tom',
        month: '2026-11-01',
        quotaMinutes: 0,
        workedMinutes: 560,
        creditMinutes: 0,
        lines: json([]),
        lockedAt: at('19:00'),
        lockedBy: 'person-office',
      })
      .execute(),
  );

test('the office corrects signed-off hours; the person reads before and after, by whom and why', async () => {
  await signedOff();
  expect((await write('office', 'correct', { ...said(), reason })).body).toMatchObject({
    approvedFrom: '2026-11-21T08:00:00+01:00',
    approvedMinutes: 525,
    correctedReason: reason,
  });
  const own = (await hoursOf('tom')).body;
  expect(own).toMatchObject({
    crewName: 'Load-in',
    project: { name: 'Night at the opera' },
    corrections: [
      {
        by: "Zoë D'office",
        reason,
        at: '2026-11-21T19:00:00+01:00',
        before: { from: '2026-11-21T07:55:00+01:00', until: '2026-11-21T18:00:00+01:00', minutes: 560 },
        after: { from: '2026-11-21T08:00:00+01:00', until: '2026-11-21T17:30:00+01:00', minutes: 525 },
      },
    ],
    may: { correct: false, object: true },
  });
  expect(await notificationsOf('hoursCorrected')).toMatchObject([
    {
      personId: 'person-tom',
      subjectKind: 'job',
      subjectId: 'i-tom',
      params: {
        project: 'Night at the opera',
        day: '2026-11-21',
        hours: '07:55 – 18:00 (9:20 h) → 08:00 – 17:30 (8:45 h)',
        reason,
      },
    },
  ]);
  const [line] = (await (await as('tom')).get('/jobs/i-tom')).body.history;
  expect(line).toMatchObject({ caption: 'check_corrected', by: "Zoë D'office", reason });
  expect((await (await as('tom')).get('/home')).body.info.items).toContainEqual(
    expect.objectContaining({ kind: 'hoursAnswered', link: { id: 'i-tom' }, marks: ['corrected'] }),
  );
});

test('only the office corrects; everybody else of the crew reads whom to ask, and outsiders nothing', async () => {
  await signedOff();
  for (const login of ['chief', 'tom', 'planner', 'client']) {
    const client = await as(login);
    const refused = await client.post('/crewChecks/i-tom/correct', { ...said(), reason });
    expect([login, refused.status]).toEqual([login, 403]);
  }
  for (const login of ['chief', 'tom', 'planner'])
    expect((await hoursOf(login)).body).toMatchObject({
      office: expect.arrayContaining(["Zoë D'office"]),
      may: { correct: false, keep: false },
    });
  for (const login of ['mia', 'outsider', 'client', 'stranger'])
    expect([login, (await hoursOf(login)).status]).toEqual([login, 404]);
  expect((await hoursOf('office')).body.may).toMatchObject({ correct: true, object: false });
  for (const login of ['chief', 'office', 'planner'])
    expect((await (await as(login)).get('/projectCrews/crew')).body.office).toContain("Zoë D'office");
  expect((await (await as('client')).get('/projectCrews/crew')).body.office).toEqual([]);
});

test('a correction against hours that were corrected meanwhile is refused, and who did it can be read', async () => {
  await signedOff();
  const { version } = (await hoursOf('office')).body;
  expect((await write('office', 'correct', { ...said(), reason })).status).toBe(200);
  const late = await write(
    'office',
    'correct',
    { ...said('08:00', '16:00'), reason: 'Left at four' },
    version,
  );
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict', current: { approvedMinutes: 525 } } });
  const { body } = await hoursOf('office');
  expect(body).toMatchObject({ approvedMinutes: 525, corrections: [{ by: "Zoë D'office", reason }] });
});

test.each([
  ['an end before the start', said('18:00', '08:00'), 'until', 'end_before_start'],
  ['hours that have not been yet', said('08:00', '23:00'), 'until', 'in_the_future'],
  ['a break longer than the work', said('08:00', '08:30', 45), 'breakMinutes', 'too_big'],
])('%s is refused at its field', async (_, hours, path, code) => {
  await signedOff();
  const refused = await write('office', 'correct', { ...hours, reason });
  expect(refused.body).toMatchObject({ code: 'invalid', fields: [{ path, code }] });
  const objected = await (await as('tom')).post('/crewChecks/i-tom/objections', { ...hours, comment: 'No' });
  expect(objected.body).toMatchObject({ code: 'invalid', fields: [{ path, code }] });
});

test('a correction without a reason is refused, and so is one in a closed month, which says so before', async () => {
  await signedOff();
  expect((await write('office', 'correct', { ...said(), reason: '  ' })).body).toMatchObject({
    fields: [{ path: 'reason' }],
  });
  expect((await hoursOf('office')).body.monthLocked).toBe(false);
  await lockMonth();
  expect((await hoursOf('office')).body.monthLocked).toBe(true);
  expect((await write('office', 'correct', { ...said(), reason })).body.code).toBe('month_locked');
  expect(await notificationsOf('hoursCorrected')).toEqual([]);
});

test('what an hour pays is for the person, planners and the office, where it was agreed', async () => {
  await signedOff();
  expect((await hoursOf('tom')).body.hourPay).toBeNull();
  await server.inTenant('north', (db) =>
    db
      .updateTable('crewItem')
      .set({ payBasis: 'hour', payMinor: 2150, currency: 'EUR' })
      .where('id', '=', 'i-tom')
      .execute(),
  );
  for (const login of ['tom', 'planner', 'office'])
    expect((await hoursOf(login)).body.hourPay).toEqual({ minor: 2150, currency: 'EUR' });
  expect((await hoursOf('chief')).body.hourPay).toBeNull();
});

test('a person says that the hours are wrong: the office finds it on home, corrects, and that answers it', async () => {
  await signedOff();
  const opened = await object();
  expect(opened.body).toMatchObject({
    objection: { state: 'open', comment: 'We unloaded until half past seven', minutes: 590 },
    approvedMinutes: 560,
    may: { object: false, withdraw: true },
  });
  expect((await object('Again')).body).toMatchObject({ code: 'wrong_state' });
  expect(await notificationsOf('hoursObjected')).toContainEqual(
    expect.objectContaining({
      personId: 'person-office',
      params: expect.objectContaining({ person: "Zoë D'tom", reason: 'We unloaded until half past seven' }),
    }),
  );
  expect((await notificationsOf('hoursObjected')).map(({ personId }) => personId)).not.toContain(
    'person-planner',
  );
  const home = (await (await as('office')).get('/home')).body.needsYou;
  expect(home.items).toContainEqual(
    expect.objectContaining({
      kind: 'hoursToCheck',
      link: { id: 'i-tom' },
      words: { who: "Zoë D'tom", text: expect.stringContaining('Load-in') },
    }),
  );
  for (const login of ['tom', 'chief', 'planner'])
    expect((await (await as(login)).get('/home')).body.needsYou.totals.hoursToCheck).toBeUndefined();
  // What is said may be about who signed off.
  expect((await hoursOf('chief')).body.objection).toBeNull();
  expect((await hoursOf('office')).body.objection.state).toBe('open');
  await write('office', 'correct', { ...said('07:55', '18:30'), reason });
  expect((await hoursOf('tom')).body).toMatchObject({
    approvedMinutes: 590,
    objection: { state: 'corrected', answer: reason, settledBy: "Zoë D'office" },
    may: { object: true, withdraw: false },
  });
  expect((await (await as('office')).get('/home')).body.needsYou.totals.hoursToCheck).toBeUndefined();
});

test('the office can answer that the hours stay; nobody else can, and not twice', async () => {
  await signedOff();
  const { id } = (await object()).body.objection;
  const keep = `/crewChecks/i-tom/objections/${id}/keep`;
  const answer = { answer: 'The truck left at six.' };
  for (const login of ['tom', 'chief', 'planner'])
    expect((await (await as(login)).post(keep, answer)).status).toBe(403);
  const office = await as('office');
  expect((await office.post(keep, { answer: ' ' })).status).toBe(422);
  expect((await office.post('/crewChecks/i-tom/objections/other/keep', answer)).status).toBe(404);
  expect((await office.post(keep, answer)).body).toMatchObject({
    approvedMinutes: 560,
    objection: { state: 'kept', answer: 'The truck left at six.' },
  });
  expect((await office.post(keep, answer)).body).toMatchObject({
    code: 'wrong_state',
    params: { state: 'kept' },
  });
  expect(await notificationsOf('hoursKept')).toMatchObject([
    {
      personId: 'person-tom',
      params: { hours: '07:55 – 18:00 (9:20 h)', reason: 'The truck left at six.' },
    },
  ]);
  expect((await object('Look again')).body.objection).toMatchObject({ state: 'open', comment: 'Look again' });
});

test('the person can take it back until it is answered, and nobody else', async () => {
  await signedOff();
  const { id } = (await object()).body.objection;
  const withdraw = `/crewChecks/i-tom/objections/${id}/withdraw`;
  expect((await (await as('chief')).post(withdraw, {})).status).toBe(404);
  expect((await (await as('office')).post(withdraw, {})).status).toBe(403);
  expect((await (await as('tom')).post(withdraw, {})).body.objection.state).toBe('withdrawn');
  expect((await (await as('tom')).post(withdraw, {})).body.code).toBe('wrong_state');
  expect((await (await as('office')).get('/home')).body.needsYou.totals.hoursToCheck).toBeUndefined();
});

test('hours that are not signed off, or are of somebody else, cannot be objected to', async () => {
  await workTheDay(server);
  server.setNow(at('19:00'));
  expect((await object()).body.code).toBe('wrong_state');
  const body = { ...said(), comment: 'Not mine' };
  expect((await (await as('chief')).post('/crewChecks/i-tom/objections', body)).status).toBe(404);
  expect((await (await as('mia')).post('/crewChecks/i-tom/objections', body)).status).toBe(404);
});

test('the signature falls with a correction: the note says why, and client, chief and planner are told', async () => {
  await signedOff();
  const chief = await as('chief');
  const note = '/projectCrews/crew/deliveryNote';
  await chief.get(`${note}/download`);
  await chief.post(`${note}/release`);
  const client = await as('client');
  const { sha256 } = (await client.get(note)).body;
  await client.post('/projectCrews/crew/digitalConfirm', { sha256 });
  expect((await hoursOf('office')).body.noteSigned).toBe(true);
  await write('office', 'correct', { ...said(), reason });
  const read = (await client.get(note)).body;
  expect(read).toMatchObject({
    state: 'released',
    signedAt: null,
    signatureRemoved: { signer: "Zoë D'client", by: "Zoë D'office", reason },
    may: { confirm: true },
  });
  expect(
    read.rows.find(({ crewItemId }: { crewItemId: string }) => crewItemId === 'i-tom').corrected,
  ).toMatchObject({
    by: "Zoë D'office",
    reason,
  });
  const people = async (kind: string) => (await notificationsOf(kind)).map(({ personId }) => personId);
  expect(await people('deliveryNoteReopened')).toEqual(['person-chief', 'person-planner']);
  expect(await people('deliveryNoteToSign')).toContain('person-client');
  await client.post('/projectCrews/crew/digitalConfirm', { sha256: read.sha256 });
  expect((await client.get(note)).body).toMatchObject({ state: 'signed', signatureRemoved: null });
});

test('who was left out at the sign-off gets hours from the desk, with the steps in the history', async () => {
  await signedOff();
  await server.inTenant('north', async (db) => {
    const { functionId } = await db.selectFrom('crewItem').selectAll().limit(1).executeTakeFirstOrThrow();
    await plantItem(db, { id: 'i-added', crewId: 'crew', functionId, personId: 'person-outsider' });
  });
  expect((await hoursOf('planner', 'i-added')).body.may).toMatchObject({ approve: true, correct: false });
  expect((await hoursOf('chief', 'i-added')).body.may.approve).toBe(false);
  const approve = (body: object) => write('planner', 'approve', body, undefined, 'i-added');
  expect((await approve({})).body.fields).toMatchObject([{ path: 'from', code: 'required' }]);
  expect((await approve(said())).body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect((await approve({ ...said(), reason: 'Came with the second truck' })).body).toMatchObject({
    status: 'cleared',
    signedOff: true,
    approvedMinutes: 525,
    events: [{ source: 'planner' }, { source: 'planner' }],
  });
  expect((await hoursOf('planner', 'i-added')).body).toMatchObject({
    corrections: [{ before: null, after: { minutes: 525 }, reason: 'Came with the second truck' }],
    may: { approve: false },
  });
  expect((await approve({ ...said(), reason: 'Twice' })).body.code).toBe('wrong_state');
});

test('hours that were checked are approved one by one at a desk, never by the chief', async () => {
  await workTheDay(server);
  server.setNow(at('18:30'));
  expect((await hoursOf('chief')).body.may.approve).toBe(false);
  expect((await hoursOf('office')).body.may.approve).toBe(true);
  expect((await write('office', 'approve', said())).body.fields).toMatchObject([{ path: 'reason' }]);
  expect((await write('office', 'approve', {})).body).toMatchObject({
    signedOff: true,
    approvedMinutes: 560,
  });
  expect(await notificationsOf('hoursCorrected')).toEqual([]);
});
