import { statementsOf } from '../../../tools/testing/database/count-statements.ts';
import { serverWithStaff, staff } from '../../../tools/testing/fixtures/person.fixture.ts';
import { peopleWatching } from '../../work/crew-access/crew-access.public.ts';
import { plantCrew, plantFunction, plantItem } from '../../../tools/testing/database/plant.db.ts';

const server = serverWithStaff();
const now = new Date('2026-11-21T09:00:00Z');
const homeOf = async (login: string) => (await (await staff(server, login)).client.get('/home')).body;
const give = (login: string, rightName: string, permission = 'READ') =>
  server.inTenant('north', (db) =>
    db
      .insertInto('loginRight')
      .values({ loginId: `login-${login}`, rightName, permission })
      .execute(),
  );

beforeEach(() => server.setNow(now));

const skill = (id: string, until: string | null) => ({
  personId: 'person-kim',
  skillId: id,
  validFrom: '2026-01-01',
  validUntil: until,
});
const plantSkills = (...given: ReturnType<typeof skill>[]) =>
  server.inTenant('north', async (db) => {
    const skills = ['lift', 'rope', 'first-aid', 'loud'].map((id) => ({ id, caption: `Skill ${id}` }));
    await db.insertInto('skill').values(skills).execute();
    await plantFunction(db, { id: 'climber', caption: 'Climber' });
    await db
      .insertInto('functionSkill')
      .values({ functionId: 'climber', skillId: 'rope', required: true })
      .execute();
    await db.insertInto('personFunction').values({ personId: 'person-kim', functionId: 'climber' }).execute();
    if (given.length > 0) await db.insertInto('personSkill').values(given).execute();
  });

test('skills that end are a warning by their day, those that a function needs say so', async () => {
  await plantSkills(
    skill('lift', '2026-12-01'),
    skill('rope', '2026-11-20'),
    skill('first-aid', '2027-11-20'),
  );
  const { warnings } = await homeOf('kim');
  expect(warnings.items).toMatchObject([
    {
      kind: 'skillEnded',
      words: { title: 'Skill rope', day: '2026-11-20', functions: 'Climber' },
      marks: ['blocks'],
    },
    { kind: 'skillEnding', words: { title: 'Skill lift', day: '2026-12-01' }, marks: [] },
  ]);
  expect((await homeOf('lee')).warnings.items).toEqual([]);
});

test('a skill that a function needs and nobody has is a warning until its paper is handed in', async () => {
  await plantSkills();
  expect((await homeOf('kim')).warnings.items).toMatchObject([
    { kind: 'skillMissing', words: { title: 'Skill rope', functions: 'Climber' }, marks: ['blocks'] },
  ]);
  await server.inTenant('north', async (db) => {
    const type = { id: 'proof', caption: 'Proof', uploadable: true, skillId: 'rope' };
    await db.insertInto('documentType').values(type).execute();
    const paper = { id: 'd', number: 'd', name: 'Proof', typeId: 'proof', ownerId: 'person-kim' };
    await db
      .insertInto('document')
      .values({ ...paper, status: 'beingVerified', createdAt: now })
      .execute();
  });
  expect((await homeOf('kim')).warnings.items).toEqual([]);
});

test('a paper that ends says itself what it stops, and its skill does not say so again', async () => {
  await plantSkills({ ...skill('rope', '2026-12-01') });
  await server.inTenant('north', async (db) => {
    const type = { id: 'proof', caption: 'Proof', uploadable: true, skillId: 'rope' };
    await db.insertInto('documentType').values(type).execute();
    const paper = { id: 'd', number: 'd', name: 'Proof', typeId: 'proof', ownerId: 'person-kim' };
    await db
      .insertInto('document')
      .values({ ...paper, status: 'information', createdAt: now, validUntil: '2026-12-01' })
      .execute();
    await db.updateTable('personSkill').set({ documentId: 'd' }).execute();
  });
  expect((await homeOf('kim')).warnings.items).toMatchObject([
    { kind: 'documentEnding', link: { id: 'd' }, words: { functions: 'Climber' }, marks: ['blocks'] },
  ]);
});

test('a training of the own renews a skill', async () => {
  await plantSkills(skill('lift', '2026-12-01'));
  await server.inTenant('north', async (db) => {
    const training = { id: 'training', name: 'Lift', kind: 'training', skillId: 'lift' } as const;
    await db.insertInto('form').values(training).execute();
    await db.insertInto('formAssignment').values({ formId: 'training', personId: 'person-kim' }).execute();
    await db.deleteFrom('functionSkill').execute();
  });
  expect((await homeOf('kim')).warnings.items).toMatchObject([
    { kind: 'skillByTraining', link: { id: 'training' }, words: { title: 'Skill lift' } },
  ]);
});

/** Signed off on the tenth, without a rate. */
const plantWork = () =>
  server.inTenant('north', async (db) => {
    const crew = await plantCrew(db, { startDate: '2026-11-10' });
    const item = await plantItem(db, {
      crewId: crew.id,
      personId: 'person-kim',
      status: 'cleared',
      payBasis: 'day',
      payMinor: null,
    });
    const [from, until] = [new Date('2026-11-10T07:00:00Z'), new Date('2026-11-10T17:00:00Z')];
    await db
      .insertInto('crewCheck')
      .values({
        id: 'check',
        crewItemId: item.id,
        crewId: crew.id,
        personId: 'person-kim',
        plannedFrom: from,
        plannedUntil: until,
        checkedFrom: from,
        checkedUntil: until,
        approvedMinutes: 540,
        state: 'signedOff',
      })
      .execute();
    return item.id;
  });

test('work without pay is a warning of who accounts, until its pay is said', async () => {
  const item = await plantWork();
  expect((await homeOf('olga')).warnings.items).toEqual([]);
  await give('olga', 'payrolls', 'EDIT');
  await give('olga', 'payrolls');
  const { client } = await staff(server, 'olga');
  const unpaid = async () => (await client.get('/payrolls/unpaid?month=2026-11-01')).body.total;
  expect((await homeOf('olga')).warnings.items).toMatchObject([
    { kind: 'workUnpaid', link: { month: '2026-11-01' }, words: { count: 1 } },
  ]);
  expect(await unpaid()).toBe(1);
  await server.inTenant('north', (db) =>
    db.updateTable('crewItem').set({ payMinor: 20_000 }).where('id', '=', item).execute(),
  );
  expect([(await homeOf('olga')).warnings.items, await unpaid()]).toEqual([[], 0]);
});

const plantDay = () =>
  server.inTenant('north', async (db) => {
    const early = await plantCrew(db, { id: 'early', name: 'Early', startDate: '2026-11-21' });
    const day = { startDate: '2026-11-21' };
    await plantItem(db, { ...day, crewId: early.id, personId: 'person-kim', status: 'working' });
    await plantItem(db, { ...day, crewId: early.id, personId: 'person-lee' });
    const open = await plantCrew(db, { id: 'open', name: 'Open', startDate: '2026-11-21' });
    const vacant = { ...day, crewId: open.id, startTime: '18:00', endTime: '22:00' };
    await plantItem(db, { ...vacant, personId: null, status: 'vacant' });
    const off = await plantCrew(db, { id: 'off', startDate: '2026-11-21', cancelledAt: now });
    await plantItem(db, { ...day, crewId: off.id, personId: null, status: 'vacant' });
    const other = await plantCrew(db, { id: 'other', startDate: '2026-11-22' });
    await plantItem(db, { crewId: other.id, personId: null, status: 'vacant', startDate: '2026-11-22' });
  });

test('who plans sees today with what is filled, who is there and who is late', async () => {
  await plantDay();
  expect((await homeOf('paula')).today.items).toEqual([]);
  await give('paula', 'crews');
  const { today } = await homeOf('paula');
  expect(today.items).toMatchObject([
    { kind: 'crewsToday', words: { count: 2, positions: 3, filled: 2, present: 1, late: 1, open: 1 } },
    {
      kind: 'crewToday',
      link: { id: 'early' },
      words: { positions: 2, filled: 2, present: 1, late: 1, open: 0 },
      marks: ['late'],
    },
    { kind: 'crewToday', link: { id: 'open' }, words: { filled: 0, open: 1 }, marks: ['open'] },
  ]);
  expect(today.totals).toEqual({ crewsToday: 1, crewToday: 2 });
  await give('kim', 'crews');
  expect((await homeOf('kim')).today.items).toEqual([]);
});

test('who has the day on the start page hears of every check, without leading or planning the crew', async () => {
  await plantDay();
  await give('paula', 'crews');
  const heard = await server.inTenant('north', (db) => peopleWatching(db, 'early'));
  expect(heard.toSorted()).toEqual(['person-kim', 'person-lee', 'person-paula']);
});

test('home asks as often for one crew, skill and paper as for many', async () => {
  await give('paula', 'crews');
  const { client } = await staff(server, 'paula');
  const asked = () => statementsOf(server.database, () => client.get('/home'));
  const before = await asked();
  await plantDay();
  await plantSkills(skill('lift', '2026-12-01'), skill('rope', '2026-11-20'));
  expect((await asked()).length).toBe(before.length);
  const kim = (await staff(server, 'kim')).client;
  const many = await statementsOf(server.database, () => kim.get('/home'));
  await server.inTenant('north', (db) => db.deleteFrom('personSkill').execute());
  expect((await statementsOf(server.database, () => kim.get('/home'))).length).toBe(many.length);
});
