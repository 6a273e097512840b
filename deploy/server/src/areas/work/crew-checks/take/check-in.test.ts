import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { at, away, clientOf, plantSite, there } from '../../../../tools/testing/fixtures/site.fixture.ts';

const server = serverWithPeople({ fill: () => server.inTenant('north', plantSite) });
const as = (login: string) => clientOf(server, login);

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
    db.selectFrom('crewCheckEvent').select('kind').execute(),
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
          { id: 'sick', personId: 'person-mia', kind: 'sick' as const, firstHalf: false },
          { id: 'from noon', personId: 'person-tom', kind: 'vacation' as const, firstHalf: true },
        ].map((one) => ({
          ...one,
          status: one.kind === 'sick' ? ('reported' as const) : ('approved' as const),
          fromDay: '2026-11-21',
          toDay: '2026-11-22',
          days: '1',
          requestedAt: at('06:00'),
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
