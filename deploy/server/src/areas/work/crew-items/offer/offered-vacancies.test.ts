import { withTenant } from '#platform/db/with-tenant.ts';
import { countStatements } from '../../../../tools/testing/database/count-statements.ts';
import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { listenLive, when } from '../../../../tools/testing/server/live.driver.ts';
import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { notificationText } from '../../../account/notifications/notifications.public.ts';
import { notifyOffered } from './notify-offered.ts';

const crewRights: [string, string][] = [
  ['persons', 'READ'],
  ['mobileProjectVacancies', 'READ'],
];
const plannerRights: [string, string][] = [...crewRights, ['crews', 'READ'], ['crews', 'EDIT']];

/** Crew with the function beside cora, carl and chief; `lead` plans too. */
const server = serverWithPeople({
  fill: async (database) => {
    await addCrewPeople(database);
    await withTenant(database, 'south', (db) => addLogin(db, { login: 'sam', rights: crewRights }));
    await withTenant(database, 'north', async (db) => {
      await addLogin(db, { login: 'lead', types: ['planners', 'crew'], rights: plannerRights });
      await addLogin(db, { login: 'shut', rights: crewRights, blocked: true });
      await db.insertInto('function').values({ id: 'cook', caption: 'Cook', short: 'CO' }).execute();
      for (const login of ['lead', 'pia', 'bare', 'shut'])
        await db
          .insertInto('personFunction')
          .values({ personId: `person-${login}`, functionId: 'rigger' })
          .execute();
      for (const id of ['east', 'west'])
        await db.insertInto('catalogueEntry').values({ list: 'regions', id, caption: id }).execute();
      await db.insertInto('plannerCrew').values({ id: 'stars', kind: 'membership', name: 'Stars' }).execute();
      await db
        .insertInto('plannerCrewMembership')
        .values({ id: 's', plannerCrewId: 'stars', personId: 'person-cora', since: '2026-01-01' })
        .execute();
      await db.updateTable('person').set({ regionId: 'east' }).where('id', '=', 'person-cora').execute();
      await db.updateTable('person').set({ regionId: 'west' }).where('id', '=', 'person-carl').execute();
    });
  },
});
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      startDate: '2026-11-24',
      status: 'draft',
      ...some,
    }),
  );
const versionsOf = (ids: readonly string[]) =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('crewItem')
      .select(['id', 'version'])
      .where('id', 'in', [...ids])
      .execute(),
  );
async function offer(ids: readonly string[], terms: object = {}, login = 'paul') {
  const answer = await (
    await clientOf(server, login)
  ).post('/projectCrewItems/offer', { items: await versionsOf(ids), ...terms });
  expect(answer.status).toBe(200);
}
const notified = (tenant = 'north') =>
  server.inTenant(tenant, (db) =>
    db
      .selectFrom('notification')
      .selectAll()
      .where('kind', '=', 'vacancyOffered')
      .orderBy('personId')
      .execute(),
  );
const recipients = async () => (await notified()).map(({ personId }) => personId.slice(7));

test.each<[string, object, string[]]>([
  ['its own function, where nothing is said', {}, ['carl', 'chief', 'cora', 'lead']],
  ['everybody', { functionIds: [] }, ['carl', 'chief', 'cora', 'lead']],
  ['people of another function only', { functionIds: ['cook'] }, []],
  ['a region', { regionIds: ['west'] }, ['carl']],
  ['a membership crew', { plannerCrewId: 'stars' }, ['cora']],
  ['a crew in another region', { regionIds: ['west'], plannerCrewId: 'stars' }, []],
])('offered to %s: crew who see it and have its function are told', async (_, terms, who) => {
  await offer([(await plant()).id], terms);
  expect(await recipients()).toEqual(who);
  expect(await notified('south')).toEqual([]);
});

test('somebody of the offered function who does not have that of the position is not told', async () => {
  await server.inTenant('north', async (db) => {
    await db.deleteFrom('personFunction').where('personId', '=', 'person-carl').execute();
    await db.insertInto('personFunction').values({ personId: 'person-carl', functionId: 'cook' }).execute();
  });
  await offer([(await plant()).id], { functionIds: ['cook', 'rigger'] });
  expect(await recipients()).toEqual(['chief', 'cora', 'lead']);
});

test('who offers it is not told', async () => {
  await offer([(await plant()).id], {}, 'lead');
  expect(await recipients()).toEqual(['carl', 'chief', 'cora']);
});

test.each<[string, () => Promise<unknown>]>([
  ['works then', () => plant({ crewId: 'load-out', personId: 'person-cora', status: 'confirmed' })],
  [
    'was asked for another day of the crew',
    () => plant({ startDate: '2026-11-28', personId: 'person-cora', status: 'requested' }),
  ],
  [
    'declined another place of the crew',
    () => plant({ startDate: '2026-11-28', personId: 'person-cora', status: 'refused' }),
  ],
  [
    'has applied for another place of the crew',
    async () => {
      const { id } = await plant({ startDate: '2026-11-28', status: 'vacant' });
      await server.inTenant('north', (db) =>
        db
          .insertInto('crewItemApplication')
          .values({
            id: 'a',
            crewItemId: id,
            personId: 'person-cora',
            appliedAt: today,
            state: 'applied',
          })
          .execute(),
      );
    },
  ],
  [
    'has blocked the day',
    () =>
      server.inTenant('north', (db) =>
        db
          .insertInto('blockDate')
          .values({
            id: 'b',
            personId: 'person-cora',
            fromDay: '2026-11-24',
            toDay: '2026-11-24',
            createdAt: today,
          })
          .execute(),
      ),
  ],
  [
    'is on vacation',
    () =>
      server.inTenant('north', (db) =>
        db
          .insertInto('absence')
          .values({
            id: 'v',
            personId: 'person-cora',
            kind: 'vacation',
            status: 'approved',
            requestedAt: today,
            fromDay: '2026-11-23',
            toDay: '2026-11-25',
            days: '3',
          })
          .execute(),
      ),
  ],
  [
    'no longer works here',
    () =>
      server.inTenant('north', (db) =>
        db.updateTable('person').set({ active: false }).where('id', '=', 'person-cora').execute(),
      ),
  ],
])('who %s is not told', async (_, plan) => {
  const { id } = await plant();
  await plan();
  await offer([id]);
  expect(await recipients()).toEqual(['carl', 'chief', 'lead']);
});

test('several positions are one message with their number, days and functions', async () => {
  await server.inTenant('north', (db) =>
    db.insertInto('personFunction').values({ personId: 'person-carl', functionId: 'cook' }).execute(),
  );
  // Of the three riggers Cora can take two.
  await plant({
    crewId: 'load-out',
    personId: 'person-cora',
    status: 'confirmed',
    startDate: '2026-11-25',
  });
  const first = await plant({ startDate: '2026-11-24' });
  const ids = [
    (await plant({ startDate: '2026-11-26' })).id,
    first.id,
    (await plant({ startDate: '2026-11-25' })).id,
    (await plant({ startDate: '2026-11-26', functionId: 'cook' })).id,
  ];
  await offer(ids);
  const byPerson = new Map((await notified()).map((one) => [one.personId, one]));
  expect([...byPerson.keys()]).toEqual(['person-carl', 'person-chief', 'person-cora', 'person-lead']);
  const textFor = (person: string) => {
    const { kind, params = {} } = byPerson.get(person) ?? { kind: '' };
    return notificationText({ kind, params }, 'en', 'Europe/Vienna');
  };
  const job = 'A long night at the opera · Load-in';
  const days = '24 Nov 2026 · 26 Nov 2026';
  const text = 'Apply if you want it.';
  expect(textFor('person-chief')).toEqual({
    title: 'A vacancy fits you',
    about: `3 × ${job} · Rigger · ${days}`,
    text: `${text}\n3 × ${job} · Rigger · ${days}`,
  });
  expect(textFor('person-cora').text).toBe(`${text}\n2 × ${job} · Rigger · ${days}`);
  expect(textFor('person-carl').text).toBe(`${text}\n4 × ${job} · Rigger, Cook · ${days}`);
  expect(byPerson.get('person-chief')).toMatchObject({ subjectKind: 'vacancy', subjectId: first.id });
  expect(JSON.stringify([...byPerson.values()])).not.toContain('paul');
});

test('one position is named with its day and hours', async () => {
  await offer([(await plant()).id], { plannerCrewId: 'stars' });
  const [{ kind, params } = { kind: '', params: {} }] = await notified();
  expect(notificationText({ kind, params }, 'en', 'Europe/Vienna').text).toBe(
    'Apply if you want it.\nA long night at the opera · Load-in · Rigger · 24 Nov 2026 · 08:00 · 18:00',
  );
});

test('an offer that reaches more people tells only the new ones, and one that does not tells nobody', async () => {
  const ids = [(await plant()).id, (await plant()).id];
  await offer(ids, { regionIds: ['west'] });
  expect(await recipients()).toEqual(['carl']);
  await offer(ids, { regionIds: ['west', 'east'] });
  expect(await recipients()).toEqual(['carl', 'cora']);
  await offer(ids, { regionIds: ['east'] });
  await offer(ids, { regionIds: ['east'], firstCome: true });
  expect(await recipients()).toEqual(['carl', 'cora']);
  expect((await notified()).map(({ params }) => params['count'])).toEqual([2, 2]);
});

test('a new position of an offer that is changed is news to those who know the others', async () => {
  const { id } = await plant();
  await offer([id], { plannerCrewId: 'stars' });
  const more = await plant({ startDate: '2026-11-25' });
  await offer([id, more.id], { plannerCrewId: 'stars' });
  const [, second] = await notified();
  expect(second).toMatchObject({ personId: 'person-cora', params: { count: 1 }, subjectId: more.id });
});

test.each(['one', 'several'])(
  'offering %s by hand tells once, and Undo of a withdrawal nobody',
  async (how) => {
    const ids = [(await plant()).id, (await plant()).id];
    const paul = await clientOf(server, 'paul');
    const move = (action: string) =>
      how === 'one'
        ? paul.post(`/projectCrewItemStatus/${ids[0]}`, { action })
        : paul.post('/projectCrewItemStatus', { ids, action });
    for (const action of ['offer', 'withdrawOffer', 'offer']) expect((await move(action)).status).toBe(200);
    expect(await recipients()).toEqual(['carl', 'chief', 'cora', 'lead']);
  },
);

test('an offer whose project takes no place any more tells nobody', async () => {
  await server.inTenant('north', (db) => db.updateTable('project').set({ cancelledAt: today }).execute());
  await offer([(await plant()).id]);
  expect(await recipients()).toEqual([]);
});

test('an open phone fetches notifications and vacancies anew', async () => {
  const live = await listenLive(server, (await signIn(server, 'cora')).token);
  const other = await listenLive(server, (await signIn(server, 'carl')).token);
  await offer([(await plant()).id], { plannerCrewId: 'stars' });
  await when(() => live.names().includes('vacancies'));
  expect(live.names()).toContain('notifications');
  expect(other.names()).toEqual([]);
  for (const one of [live, other]) one.close();
});

test('however many people and positions there are, telling them takes as many statements', async () => {
  const tell = async (positions: number, crewId: string) => {
    const ids: string[] = [];
    for (let n = 0; n < positions; n += 1) {
      const startDate = `2026-11-${24 + (n % 5)}`;
      ids.push((await plant({ crewId, status: 'vacant', startDate, offerRegions: ['west'] })).id);
    }
    return countStatements(server.database, () =>
      server.inTenant('north', (db) =>
        notifyOffered({ db, jobs: server.jobs.within(db, 'north'), at: today }, ids, { actorId: null }),
      ),
    );
  };
  const few = await tell(1, 'load-in');
  expect(await recipients()).toEqual(['carl']);
  await server.inTenant('north', async (db) => {
    for (let n = 0; n < 40; n += 1) {
      await addLogin(db, { login: `many-${n}`, rights: crewRights });
      const personId = `person-many-${n}`;
      await db.updateTable('person').set({ regionId: 'west' }).where('id', '=', personId).execute();
      await db.insertInto('personFunction').values({ personId, functionId: 'rigger' }).execute();
    }
  });
  const many = await tell(12, 'load-out');
  expect(await recipients()).toHaveLength(1 + 41);
  expect(many).toBe(few);
});
