import type { VacationQueue } from '@callboard/domain';
import type { Client } from '../../../../tools/testing/server/client.ts';
import {
  plantContract,
  plantJob,
  planningServer,
  wednesday,
} from '../../../../tools/testing/fixtures/planning.fixture.ts';

const server = planningServer(async (db) => {
  for (const login of ['anna', 'bram']) await plantContract(db, `person-${login}`);
  const crew = { id: 'crew-of-pia', kind: 'membership' as const, name: 'Vienna', plannerId: 'person-pia' };
  await db.insertInto('plannerCrew').values(crew).execute();
  await db
    .insertInto('plannerCrewMembership')
    .values(
      ['anna', 'pia'].map((login) => ({
        id: `m-${login}`,
        plannerCrewId: crew.id,
        personId: `person-${login}`,
        since: '2026-01-01',
      })),
    )
    .execute();
  await db.updateTable('tenantSetting').set({ regionId: 'AT-9' }).execute();
  await db
    .insertInto('bankHoliday')
    .values([
      { regionId: 'AT-9', day: '2026-12-08', caption: 'Mariä Empfängnis' },
      { regionId: 'AT-9', day: '2026-12-12', caption: 'A Saturday' },
    ])
    .execute();
});

type Kind = 'vacation' | 'unpaid' | 'timeInLieu' | 'sick';
type Planted = {
  id: string;
  who?: string;
  status?: 'requested' | 'approved' | 'cancelRequested' | 'refused' | 'reported';
  from?: string;
  to?: string;
  kind?: Kind;
  days?: number;
  by?: string;
  /** Days since it was asked for. */
  age?: number;
};
const plantAbsences = (...some: Planted[]) =>
  server.north((db) =>
    db
      .insertInto('absence')
      .values(
        some.map(({ id, who = 'anna', age = 1, by, ...one }) => ({
          id,
          personId: `person-${who}`,
          kind: one.kind ?? 'vacation',
          status: one.status ?? 'requested',
          fromDay: one.from ?? '2026-12-07',
          toDay: one.to ?? one.from ?? '2026-12-11',
          days: one.days ?? 4,
          requestedAt: new Date(wednesday.getTime() - age * 86_400_000),
          ...(by && { decidedBy: `person-${by}`, decidedAt: new Date(wednesday.getTime() - 3_600_000) }),
        })),
      )
      .execute(),
  );
const match = { headers: { 'if-match': '"1"' } };
const detail = async (who: Client, id: string) => (await who.get(`/vacationRequests/${id}`)).body;
const queue = async (who: Client, of: VacationQueue): Promise<string[]> =>
  (await who.get(`/vacationRequests?whose=all&queue=${of}`)).body.items.map(({ id }: { id: string }) => id);
const waitingAtHome = async (who: Client): Promise<number> => {
  const { items } = (await who.get('/home')).body.needsYou;
  const entry = items.find(({ kind }: { kind: string }) => kind === 'vacationsToDecide');
  return entry?.words.count ?? 0;
};

type Begun = 'ahead' | 'today' | 'running';
const begins: Record<Begun, string> = { ahead: '2026-11-19', today: '2026-11-18', running: '2026-11-17' };
const acts = { approve: {}, refuse: { reason: 'The fair' }, cancel: { reason: 'Needed' } } as const;
type Act = keyof typeof acts;

describe.each([
  ['pia', 'ahead', 'requested', ['approve', 'refuse']],
  ['pia', 'today', 'requested', ['approve', 'refuse']],
  ['pia', 'running', 'requested', []],
  ['pia', 'ahead', 'approved', ['cancel']],
  ['pia', 'today', 'approved', []],
  ['pia', 'ahead', 'cancelRequested', ['refuse', 'cancel']],
  ['pia', 'today', 'cancelRequested', []],
  ['nils', 'ahead', 'requested', ['approve', 'refuse']],
  ['otto', 'ahead', 'requested', ['approve', 'refuse']],
  ['otto', 'running', 'requested', ['approve', 'refuse']],
  ['otto', 'running', 'approved', ['cancel']],
  ['otto', 'running', 'cancelRequested', ['refuse', 'cancel']],
  ['otto', 'ahead', 'refused', []],
] as const)('%s, one %s that is %s', (login, begun: Begun, status, open: readonly Act[]) => {
  test.each(Object.keys(acts) as Act[])('%s is done where it is offered, and else refused', async (act) => {
    await plantAbsences({ id: 'a', status, from: begins[begun], to: '2026-11-20' });
    const who = await server.as(login);
    const { may } = (await detail(who, 'a')).absence;
    expect(may).toMatchObject({
      approve: open.includes('approve'),
      refuse: open.includes('refuse'),
      cancel: open.includes('cancel'),
    });
    const answer = await who.post(`/vacationRequests/a/${act}`, acts[act], match);
    expect([answer.status, answer.body.code]).toEqual(
      open.includes(act) ? [200, undefined] : [409, 'wrong_state'],
    );
  });
});

test('nobody decides about the own request, and is told whom to ask', async () => {
  await plantAbsences({ id: 'own', who: 'pia' });
  const pia = await server.as('pia');
  const { absence, ask } = await detail(pia, 'own');
  expect(absence.may).toMatchObject({ approve: false, refuse: false, cancel: false });
  // Nobody else plans with her: the office decides.
  expect(ask).toEqual(["Zoë D'helga", "Zoë D'otto", "Zoë D'petra"]);
  expect((await pia.post('/vacationRequests/own/approve', {}, match)).body.code).toBe('wrong_state');
  expect(await queue(pia, 'requests')).toEqual([]);
  expect((await detail(await server.as('otto'), 'own')).ask).toEqual([]);
});

test('without a planner the office is told of a request', async () => {
  const notifications = () =>
    server.north(async (db) => {
      const rows = await db
        .selectFrom('notification')
        .select('personId as id')
        .where('kind', '=', 'vacationRequested')
        .orderBy('personId')
        .execute();
      return rows.map(({ id }) => id);
    });
  await (await server.as('bram')).post('/vacationRequests', { from: '2026-12-14', to: '2026-12-15' });
  expect(await notifications()).toEqual(['person-helga', 'person-otto', 'person-petra']);
});

test('what has begun is asked of the office, by name', async () => {
  await plantAbsences({ id: 'begun', from: '2026-11-17', to: '2026-11-20' });
  expect((await detail(await server.as('nils'), 'begun')).ask).toEqual([
    "Zoë D'helga",
    "Zoë D'otto",
    "Zoë D'petra",
  ]);
});

test('crew and clients read nothing of what others ask for', async () => {
  await plantAbsences({ id: 'a' });
  for (const login of ['anna', 'bram', 'klara'])
    expect((await (await server.as(login)).get('/vacationRequests/a')).body.code).toBe('forbidden');
  expect((await (await server.as('pia')).get('/vacationRequests/none')).body.code).toBe('not_found');
});

test('who waits longest comes first, what was decided lately last decided first', async () => {
  await plantAbsences(
    { id: 'new', age: 1 },
    { id: 'old', who: 'bram', age: 9 },
    { id: 'leave', who: 'bram', status: 'cancelRequested', from: '2027-01-04', by: 'bram' },
    { id: 'given', status: 'approved', from: '2027-02-01', by: 'pia' },
    { id: 'undecided', status: 'approved', from: '2027-02-02' },
    { id: 'ill', kind: 'sick', status: 'reported', from: '2026-11-18' },
  );
  const pia = await server.as('pia');
  expect(await queue(pia, 'requests')).toEqual(['old', 'new']);
  expect(await queue(pia, 'cancellations')).toEqual(['leave']);
  expect(await queue(pia, 'decided')).toEqual(['given']);
  // What was decided long ago is history.
  server.setNow(new Date(wednesday.getTime() + 31 * 86_400_000));
  expect(await queue(await server.as('pia'), 'decided')).toEqual([]);
  expect(await queue(await server.as('anna'), 'requests')).not.toContain('old');
});

test('home counts what this person may decide', async () => {
  await plantAbsences(
    { id: 'ahead' },
    { id: 'today', from: '2026-11-18' },
    { id: 'running', who: 'bram', from: '2026-11-17' },
    { id: 'begun', who: 'bram', status: 'cancelRequested', from: '2026-11-18', by: 'bram' },
    { id: 'own', who: 'pia' },
  );
  const pia = await server.as('pia');
  const otto = await server.as('otto');
  for (const [who, count] of [
    [pia, 2],
    [otto, 5],
  ] as const) {
    const answers = await Promise.all(
      ['ahead', 'today', 'running', 'begun', 'own'].map(async (id) => (await detail(who, id)).absence.may),
    );
    expect(answers.filter(({ refuse }) => refuse)).toHaveLength(count);
    expect(await waitingAtHome(who)).toBe(count);
  }
});

describe('what it leaves', () => {
  test('a request takes its days from the account, beside those of other requests', async () => {
    await plantAbsences({ id: 'a' }, { id: 'other', from: '2026-12-21', to: '2026-12-22', days: 2 });
    expect(await detail(await server.as('pia'), 'a')).toMatchObject({
      weekends: 0,
      bankHolidays: [{ day: '2026-12-08', caption: 'Mariä Empfängnis' }],
      minutes: 4 * 480,
      years: [{ year: 2026, days: 4, without: 25, with: 21, pending: 2 }],
      timeAccount: null,
    });
  });

  test('one that is given has its days taken already: cancelled they come back', async () => {
    await plantAbsences({ id: 'a', status: 'cancelRequested', by: 'anna' });
    expect((await detail(await server.as('pia'), 'a')).years).toEqual([
      { year: 2026, days: 4, without: 25, with: 21, pending: 0 },
    ]);
  });

  test('over New Year each year tells its own', async () => {
    await plantAbsences({ id: 'a', from: '2026-12-28', to: '2027-01-08', days: 10 });
    expect((await detail(await server.as('pia'), 'a')).years).toMatchObject([
      { year: 2026, days: 4, without: 25, with: 21 },
      { year: 2027, days: 6, without: 25, with: 19 },
    ]);
  });

  test('time off in lieu takes hours of the time account, unpaid days take neither', async () => {
    await server.north((db) =>
      db
        .insertInto('timeBooking')
        .values({
          id: 'b',
          personId: 'person-anna',
          day: '2026-11-18',
          minutes: 600,
          kind: 'opening',
          reason: '',
          at: wednesday,
        })
        .execute(),
    );
    await plantAbsences(
      { id: 'lieu', kind: 'timeInLieu' },
      { id: 'unpaid', kind: 'unpaid', from: '2027-01-11', to: '2027-01-12' },
    );
    const pia = await server.as('pia');
    const { years, minutes, timeAccount } = await detail(pia, 'lieu');
    expect({ years, minutes }).toEqual({ years: [], minutes: 4 * 480 });
    expect(timeAccount.without - timeAccount.with).toBe(4 * 480);
    expect(await detail(pia, 'unpaid')).toMatchObject({ years: [], minutes: 2 * 480, timeAccount: null });
  });
});

test('others who are away then, those with the same function or crew first', async () => {
  await plantAbsences(
    { id: 'a' },
    { id: 'stranger', who: 'nils', from: '2026-12-07', to: '2026-12-07' },
    { id: 'mate', who: 'bram', status: 'approved', from: '2026-12-11', to: '2026-12-18' },
    { id: 'planner', who: 'pia', status: 'requested', from: '2026-12-01', to: '2026-12-07' },
    { id: 'refused', who: 'bram', status: 'refused', from: '2026-12-08', to: '2026-12-09' },
    { id: 'later', who: 'bram', status: 'approved', from: '2026-12-21', to: '2026-12-22' },
  );
  const { away, colleagues } = await detail(await server.as('otto'), 'a');
  expect(away).toMatchObject([
    { id: 'planner', sameFunction: null, sameCrew: 'Vienna', asked: true },
    {
      id: 'mate',
      name: "Zoë D'bram",
      sameFunction: 'Rigger',
      sameCrew: null,
      asked: false,
      from: '2026-12-11',
    },
    { id: 'stranger', sameFunction: null, sameCrew: null },
  ]);
  // Bram is a rigger too, Pia is in the same crew.
  expect(colleagues).toBe(2);
});

test('jobs on these days and how full the plan is', async () => {
  await server.north(async (db) => {
    const job = await plantJob(db, '2026-12-09', { status: 'confirmed' });
    const place = { crewId: job.crewId, projectId: job.projectId };
    for (const [status, personId] of [
      ['vacant', null],
      ['requested', 'person-bram'],
      ['cancelled', 'person-nils'],
    ] as const)
      await plantJob(db, '2026-12-09', { ...place, status, personId });
    await plantJob(db, '2026-12-10', { status: 'vacant', personId: null, functionId: 'reserve' });
    await plantJob(db, '2026-12-14', { status: 'confirmed' });
  });
  await plantAbsences({ id: 'a' });
  const { absence, plan } = await detail(await server.as('pia'), 'a');
  expect(absence.clashes).toMatchObject([{ day: '2026-12-09', projectName: 'Gala', status: 'confirmed' }]);
  expect(plan).toEqual([
    { day: '2026-12-09', positions: 3, filled: 1, requested: 1, openForPerson: 1 },
    { day: '2026-12-10', positions: 1, filled: 0, requested: 0, openForPerson: 0 },
  ]);
});

test('a vacation that nobody asked to cancel is cancelled with a reason only, which the person reads', async () => {
  await plantAbsences({ id: 'a', status: 'approved', by: 'pia' });
  const pia = await server.as('pia');
  expect((await pia.post('/vacationRequests/a/cancel', {}, match)).body.fields).toMatchObject([
    { path: 'reason', code: 'required' },
  ]);
  const { body } = await pia.post('/vacationRequests/a/cancel', { reason: 'The fair' }, match);
  expect(body).toMatchObject({ status: 'cancelled', reason: 'The fair', decidedBy: "Zoë D'pia" });
});

test('of two who decide at once the second is told that somebody was faster', async () => {
  await plantAbsences({ id: 'a' });
  const [pia, otto] = [await server.as('pia'), await server.as('otto')];
  expect((await pia.post('/vacationRequests/a/approve', {}, match)).status).toBe(200);
  const late = await otto.post('/vacationRequests/a/refuse', { reason: 'The fair' }, match);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect((await detail(otto, 'a')).absence).toMatchObject({ status: 'approved', decidedBy: "Zoë D'pia" });
});
