import { serverWithPeople } from '../../../tools/testing/people.fixture.ts';
import { at, away, clientOf, plantSite, there } from '../../../tools/testing/site.fixture.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string) => clientOf(server, login);
const itemStatus = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('crew_item').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  );

test('somebody says to be on the way, arrives, takes a break and leaves; every step is kept', async () => {
  server.setNow(at('06:30'));
  let mia = await as('mia');
  expect((await mia.post('/projectCrewItems/i-mia/preCall', { appBuild: '1.4' })).body).toMatchObject({
    state: 'preCalled',
    status: 'ready',
    preCalledAt: '2026-11-21T06:30:00+01:00',
  });
  server.setNow(at('06:31'));
  const again = await mia.post('/projectCrewItems/i-mia/preCall', {});
  expect(again.body).toMatchObject({ preCalledAt: '2026-11-21T06:30:00+01:00', events: [{}] });
  server.setNow(at('07:52'));
  mia = await as('mia');
  const inside = await mia.post('/projectCrewItems/i-mia/checkIn', {
    position: there,
    deviceAt: '2026-11-21T07:52:00+01:00',
    appBuild: '1.4',
  });
  expect(inside.body).toMatchObject({
    state: 'in',
    status: 'working',
    late: false,
    marks: [],
    checkedFrom: '2026-11-21T07:52:00+01:00',
    undoUntil: '2026-11-21T07:53:00+01:00',
    may: { checkOut: true, startBreak: true, checkIn: false },
  });
  server.setNow(at('12:00'));
  mia = await as('mia');
  await mia.post('/projectCrewItems/i-mia/breaks/start', {});
  expect((await mia.post('/projectCrewItems/i-mia/breaks/start', {})).body).toMatchObject({
    state: 'break',
    breakSince: '2026-11-21T12:00:00+01:00',
  });
  server.setNow(at('12:10'));
  for (const _ of [1, 2]) {
    expect((await mia.post('/projectCrewItems/i-mia/breaks/end', {})).body).toMatchObject({
      state: 'in',
      breakMinutes: 10,
      automaticBreak: false,
    });
  }
  server.setNow(at('18:02'));
  mia = await as('mia');
  const out = await mia.post('/projectCrewItems/i-mia/checkOut', { noPositionReason: 'In the cellar' });
  expect(out.body).toMatchObject({ state: 'out', status: 'done', workedMinutes: 600, marks: ['noPosition'] });
  expect((await mia.post('/projectCrewItems/i-mia/breaks/start', {})).body.code).toBe('wrong_state');
  const seen = (await mia.get('/crewChecks/i-mia')).body;
  expect(
    seen.events.map(({ kind, source, distanceM, appBuild }: Record<string, unknown>) => [
      kind,
      source,
      distanceM,
      appBuild,
    ]),
  ).toEqual([
    ['preCall', 'self', null, '1.4'],
    ['in', 'self', 0, '1.4'],
    ['out', 'self', null, ''],
  ]);
  const log = await server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'actor_id'])
      .where('subject_id', '=', 'i-mia')
      .orderBy('at')
      .execute(),
  );
  expect(log.map(({ caption, actor_id }) => [caption, actor_id])).toEqual([
    ['item_pre_call', 'person-mia'],
    ['item_check_in', 'person-mia'],
    ['item_check_out', 'person-mia'],
  ]);
});

test('the second of two check-ins hears when and by whom the first was made', async () => {
  server.setNow(at('07:52'));
  await (await as('chief')).post('/projectCrewItems/i-mia/checkIn', {});
  const second = await (await as('mia')).post('/projectCrewItems/i-mia/checkIn', { position: there });
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'already_checked_in', params: { at: '2026-11-21T07:52:00+01:00', by: "Zoë D'chief" } },
  });
});

test('twenty check-ins at once leave one event', async () => {
  server.setNow(at('07:52'));
  const mia = await as('mia');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => mia.post('/projectCrewItems/i-mia/checkIn', { position: there })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  const events = await server.inTenant('north', (db) =>
    db.selectFrom('crew_check_event').select('kind').execute(),
  );
  expect(events).toEqual([{ kind: 'in' }]);
});

test('the same sending twice is answered twice and done once', async () => {
  server.setNow(at('07:52'));
  const mia = await as('mia');
  const headers = { 'idempotency-key': 'check-in-0001' };
  const [first, second] = [
    await mia.post('/projectCrewItems/i-mia/checkIn', { position: there }, { headers }),
    await mia.post('/projectCrewItems/i-mia/checkIn', { position: there }, { headers }),
  ];
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
});

test('who comes too early hears when it opens; who comes too late needs the chief, and he a reason', async () => {
  server.setNow(at('06:35'));
  let mia = await as('mia');
  expect((await mia.post('/projectCrewItems/i-mia/checkIn', { position: there })).body).toMatchObject({
    code: 'too_early',
    params: { opensAt: '2026-11-21T07:00:00+01:00', minutes: 25 },
  });
  server.setNow(at('09:01'));
  mia = await as('mia');
  const late = await mia.post('/projectCrewItems/i-mia/checkIn', { position: there });
  expect(late.body).toMatchObject({ code: 'too_late', params: { closesAt: '2026-11-21T09:00:00+01:00' } });
  const chief = await as('chief');
  expect((await chief.post('/projectCrewItems/i-mia/checkIn', {})).body.fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  const body = { at: '2026-11-21T08:10:00+01:00', reason: 'Stood at the wrong gate' };
  const done = await chief.post('/projectCrewItems/i-mia/checkIn', body);
  expect(done.body).toMatchObject({ state: 'in', late: true, marks: ['otherTime'], checkedFrom: body.at });
  const future = { at: '2026-11-21T10:00:00+01:00', reason: 'x' };
  expect((await chief.post('/projectCrewItems/i-tom/checkIn', future)).body.fields).toMatchObject([
    { path: 'at', code: 'in_the_future' },
  ]);
});

test('outside the radius the distance is told, and a reason lets in; so does a missing position', async () => {
  server.setNow(at('07:50'));
  const mia = await as('mia');
  expect((await mia.post('/projectCrewItems/i-mia/checkIn', { position: away })).body).toMatchObject({
    code: 'outside_radius',
    params: { metres: 1401, radius: 500, location: 'Messe, Gate 3' },
  });
  expect((await mia.post('/projectCrewItems/i-mia/checkIn', {})).body.fields).toMatchObject([
    { path: 'noPositionReason', code: 'required' },
  ]);
  const anyway = await mia.post('/projectCrewItems/i-mia/checkIn', {
    position: away,
    anyway: 'At the depot',
  });
  expect(anyway.body).toMatchObject({ state: 'in', marks: ['outside'] });
  expect(anyway.body.events[0]).toMatchObject({ inside: false, distanceM: 1401, reason: 'At the depot' });
  const rough = { ...away, accuracyM: 920 };
  const tom = await (await as('tom')).post('/projectCrewItems/i-tom/checkIn', { position: rough });
  expect(tom.body).toMatchObject({ state: 'in', marks: ['poorAccuracy'], events: [{ inside: true }] });
});

test('what was tapped offline counts when it was tapped; a wrong clock is marked', async () => {
  server.setNow(at('08:40'));
  const tap = { deviceAt: '2026-11-21T08:10:00+01:00', clockOffsetMs: -600_000, offline: true };
  const mia = await as('mia');
  const sent = await mia.post('/projectCrewItems/i-mia/checkIn', { ...tap, position: there });
  expect(sent.body).toMatchObject({
    checkedFrom: '2026-11-21T08:00:00+01:00',
    late: false,
    marks: ['offline', 'skew'],
  });
  expect(sent.body.events[0]).toMatchObject({ source: 'offline', skewSeconds: 600 });
});

test('a phone whose clock fell behind without network leaves after it came, and the clock is marked', async () => {
  server.setNow(at('08:00'));
  await (await as('mia')).post('/projectCrewItems/i-mia/checkIn', { position: there });
  server.setNow(at('17:10'));
  const tap = { deviceAt: '2026-11-21T05:00:00+01:00', clockOffsetMs: 0, offline: true };
  const out = await (
    await as('mia')
  ).post('/projectCrewItems/i-mia/checkOut', { ...tap, position: there, reason: 'The work is done' });
  expect(out.status).toBe(200);
  expect(out.body.checkedUntil).toBe(out.body.checkedFrom);
  expect(out.body.marks).toContain('skew');
});

test('the own last step can be taken back for a minute, and only that', async () => {
  server.setNow(at('07:50'));
  let mia = await as('mia');
  await mia.post('/projectCrewItems/i-mia/preCall', {});
  await mia.post('/projectCrewItems/i-mia/checkIn', { position: there });
  const chief = await as('chief');
  expect((await chief.post('/projectCrewItems/i-mia/undoCheck')).body.code).toBe('wrong_state');
  const back = await mia.post('/projectCrewItems/i-mia/undoCheck');
  expect(back.body).toMatchObject({ state: 'preCalled', status: 'ready', checkedFrom: null });
  await mia.post('/projectCrewItems/i-mia/checkIn', { position: there });
  server.setNow(new Date(at('07:51').getTime() + 1000));
  expect((await mia.post('/projectCrewItems/i-mia/undoCheck')).body.code).toBe('too_late');
  server.setNow(at('17:58'));
  mia = await as('mia');
  await mia.post('/projectCrewItems/i-mia/breaks/start', {});
  await mia.post('/projectCrewItems/i-mia/checkOut', { position: there });
  const working = await mia.post('/projectCrewItems/i-mia/undoCheck');
  expect(working.body).toMatchObject({ state: 'break', status: 'working', checkedUntil: null });
});

test('who leaves early says why', async () => {
  server.setNow(at('08:00'));
  let mia = await as('mia');
  await mia.post('/projectCrewItems/i-mia/checkIn', { position: there });
  server.setNow(at('16:00'));
  mia = await as('mia');
  expect((await mia.post('/projectCrewItems/i-mia/checkOut', { position: there })).body.fields).toMatchObject(
    [{ path: 'reason', code: 'required' }],
  );
  const out = await mia.post('/projectCrewItems/i-mia/checkOut', { position: there, reason: 'Ill' });
  expect(out.body).toMatchObject({ early: true, workedMinutes: 450, breakMinutes: 30, automaticBreak: true });
});

test('others are checked by who leads, and nobody outside learns that the position exists', async () => {
  server.setNow(at('07:50'));
  const refused = { mia: 'i-tom', outsider: 'i-mia', stranger: 'i-mia', client: 'i-mia', office: 'i-mia' };
  for (const [login, id] of Object.entries(refused)) {
    const answer = await (await as(login)).post(`/projectCrewItems/${id}/checkIn`, { position: there });
    expect([login, answer.status, answer.body.code]).toEqual([login, 404, 'not_found']);
  }
  const planner = await as('planner');
  expect((await planner.post('/projectCrewItems/i-mia/checkIn', {})).body.fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  const reason = 'Told by telephone';
  const done = await planner.post('/projectCrewItems/i-mia/checkIn', { reason });
  expect(done.body.events[0]).toMatchObject({ source: 'planner', reason });
  expect((await (await as('client')).get('/crewChecks/i-mia')).status).toBe(404);
  expect((await (await as('office')).get('/crewChecks/i-mia')).body.state).toBe('in');
});

test('who is reported absent counts as such, is not among "all present", and may come all the same', async () => {
  server.setNow(at('07:55'));
  await server.inTenant('north', (db) =>
    db
      .insertInto('absence')
      .values(
        [
          { id: 'sick', person_id: 'person-mia', kind: 'sick' as const, first_half: false },
          { id: 'from noon', person_id: 'person-tom', kind: 'vacation' as const, first_half: true },
        ].map((one) => ({
          ...one,
          status: one.kind === 'sick' ? ('reported' as const) : ('approved' as const),
          from_day: '2026-11-21',
          to_day: '2026-11-22',
          days: '1',
          requested_at: at('06:00'),
        })),
      )
      .execute(),
  );
  const chief = await as('chief');
  const absent = async () =>
    (await chief.get('/projectCrews/crew/projectCrewItemStatus')).body.items
      .filter((row: { absent: boolean }) => row.absent)
      .map(({ crewItemId }: { crewItemId: string }) => crewItemId);
  expect(await absent()).toEqual(['i-mia']);
  const all = await chief.post('/projectCrews/crew/checkAll', { step: 'in' });
  expect(all.body).toEqual({ done: ['i-chief', 'i-tom'], skipped: [] });
  expect((await chief.post('/projectCrewItems/i-mia/checkIn', {})).body.state).toBe('in');
});

test('"all present" checks in whoever waits and says who could not be', async () => {
  server.setNow(at('07:55'));
  const chief = await as('chief');
  await chief.post('/projectCrews/crew/checkAll', { step: 'in', crewItemIds: ['i-tom'] });
  const all = await chief.post('/projectCrews/crew/checkAll', { step: 'in' });
  expect(all.body).toEqual({ done: ['i-chief', 'i-mia'], skipped: [] });
  const named = await chief.post('/projectCrews/crew/checkAll', { step: 'in', crewItemIds: ['i-tom'] });
  expect(named.body.skipped).toMatchObject([{ crewItemId: 'i-tom', code: 'already_checked_in' }]);
  expect((await chief.post('/projectCrews/crew/checkAll', { step: 'in', crewItemIds: ['x'] })).status).toBe(
    404,
  );
  expect((await (await as('mia')).post('/projectCrews/crew/checkAll', { step: 'in' })).status).toBe(404);
  expect(await itemStatus('i-mia')).toEqual({ status: 'working' });
});

test("the crew's code lets those in who read it off the chief's phone, for five minutes", async () => {
  server.setNow(at('07:55'));
  const chief = await as('chief');
  const { code } = (await chief.get('/projectCrews/crew/checkCode')).body;
  const mia = await as('mia');
  expect((await mia.get('/projectCrews/crew/checkCode')).status).toBe(404);
  const inside = await mia.post('/crewChecks/byCode', { step: 'in', code });
  expect(inside.body).toMatchObject({ crewItemId: 'i-mia', state: 'in', events: [{ source: 'qr' }] });
  expect((await (await as('outsider')).post('/crewChecks/byCode', { step: 'in', code })).status).toBe(404);
  const forged = code.replace('crew.', 'else.');
  expect((await mia.post('/crewChecks/byCode', { step: 'out', code: forged })).status).toBe(422);
  server.setNow(at('08:01'));
  const tom = await as('tom');
  expect((await tom.post('/crewChecks/byCode', { step: 'in', code })).body.code).toBe('link_used');
});

test("the crew's code can be typed: for five to ten minutes, for that crew, and nobody guesses it", async () => {
  server.setNow(at('07:58'));
  const { typed } = (await (await as('chief')).get('/projectCrews/crew/checkCode')).body;
  expect(typed).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  server.setNow(at('08:04'));
  const tom = await as('tom');
  const other = typed.replace(/^./, typed.startsWith('7') ? '8' : '7');
  expect((await tom.post('/crewChecks/byCode', { step: 'in', code: `crew.${other}` })).status).toBe(422);
  expect((await tom.post('/crewChecks/byCode', { step: 'in', code: `else.${typed}` })).status).toBe(422);
  const inside = await tom.post('/crewChecks/byCode', { step: 'in', code: `crew.${typed}` });
  expect(inside.body).toMatchObject({ crewItemId: 'i-tom', state: 'in', events: [{ source: 'qr' }] });
  server.setNow(at('08:20'));
  const late = await (await as('tom')).post('/crewChecks/byCode', { step: 'out', code: `crew.${typed}` });
  expect(late.body.code).toBe('link_used');
});

test('a check says what a phone needs to judge by itself: where, until when, and the breaks', async () => {
  server.setNow(at('07:30'));
  const mia = await as('mia');
  expect((await mia.get('/crewChecks/i-mia')).body).toMatchObject({
    timeZone: 'Europe/Vienna',
    site: { id: 'hall', name: 'Messe, Gate 3', latitude: there.latitude, radiusM: 500 },
    closes: { checkIn: '2026-11-21T09:00:00+01:00', checkOut: '2026-11-21T22:00:00+01:00' },
    earlyUntil: '2026-11-21T17:55:00+01:00',
    breaks: [],
  });
});
