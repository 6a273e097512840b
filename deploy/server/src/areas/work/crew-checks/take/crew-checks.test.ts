import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { at, clientOf, plantSite, there } from '../../../../tools/testing/fixtures/site.fixture.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string) => clientOf(server, login);
const itemStatus = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('crewItem').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
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
      .select(['caption', 'actorId'])
      .where('subjectId', '=', 'i-mia')
      .orderBy('at')
      .execute(),
  );
  expect(log.map(({ caption, actorId }) => [caption, actorId])).toEqual([
    ['item_pre_call', 'person-mia'],
    ['item_check_in', 'person-mia'],
    ['item_check_out', 'person-mia'],
  ]);
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
