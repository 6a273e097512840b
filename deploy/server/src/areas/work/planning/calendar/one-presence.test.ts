import { clockAt, crewItemGroups, isOneOf } from '@callboard/domain';
import type { Presence } from '@callboard/domain';
import { presenceCases } from '@callboard/domain/cases';
import type { Db } from '#platform/db/tables.ts';
import { planningServer, wednesday } from '../../../../tools/testing/fixtures/planning.fixture.ts';
import {
  plantCrew,
  plantItem,
  plantPerson,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';

// One crew with a person for each case of the rule: every answer that shows the crew says the same of each.
const server = planningServer();
const zone = 'Europe/Vienna';
const shiftMs = 10 * 3_600_000;

type Case = (typeof presenceCases)[number] & { id: string; start: Date; end: Date };
/** The shift lies so that the moment of the case is now. */
const people = presenceCases
  .filter(({ facts }) => facts.startsAt !== null && facts.status !== 'draft' && facts.status !== 'vacant')
  .map((one, place): Case => {
    const start = new Date(wednesday.getTime() - one.minutes * 60_000);
    return {
      ...one,
      id: `p${String(place).padStart(2, '0')}`,
      start,
      end: new Date(start.getTime() + shiftMs),
    };
  });
const onTheDay = people.filter(({ facts }) => isOneOf(facts.status, crewItemGroups.roster));
const hasCheck = ({ facts }: Case) => facts.checkState !== null || facts.preCalled;

const reportAbsent = (db: Db, { id, start }: Case) => {
  const { day } = clockAt(start, zone);
  const days = { fromDay: day, toDay: day, days: 1 };
  const absence = { id, personId: id, kind: 'sick', status: 'reported', requestedAt: wednesday } as const;
  return db
    .insertInto('absence')
    .values({ ...absence, ...days })
    .execute();
};

async function plantCheck(db: Db, { id, facts, start, end }: Case) {
  const came = facts.checkState !== null && facts.checkState !== 'expected';
  const left = came && facts.checkState !== 'in';
  const ids = { id, crewItemId: id, crewId: 'crew', personId: id };
  const planned = { plannedFrom: start, plannedUntil: end };
  const checked = { checkedFrom: came ? start : null, checkedUntil: left ? wednesday : null };
  await db
    .insertInto('crewCheck')
    .values({ ...ids, ...planned, ...checked, state: facts.checkState ?? 'expected' })
    .execute();
  if (facts.onBreak) await db.insertInto('crewBreak').values({ id, checkId: id, fromAt: start }).execute();
  const call = { kind: 'preCall', source: 'self', at: wednesday, receivedAt: wednesday } as const;
  if (facts.preCalled)
    await db
      .insertInto('crewCheckEvent')
      .values({ ...call, id, checkId: id })
      .execute();
}

async function plantCase(db: Db, one: Case) {
  const [from, until] = [clockAt(one.start, zone), clockAt(one.end, zone)];
  const times = { startDate: from.day, startTime: from.time, endDate: until.day, endTime: until.time };
  const { id, facts } = one;
  await plantPerson(db, { id, firstName: 'Person', lastName: id });
  const item = { id, crewId: 'crew', functionId: 'rigger', personId: id, status: facts.status };
  const changes = facts.status === 'hasChanged' ? '[]' : null;
  await plantItem(db, { ...item, ...times, changes });
  if (facts.absent) await reportAbsent(db, one);
  if (hasCheck(one)) await plantCheck(db, one);
}

beforeEach(() =>
  server.north(async (db) => {
    await plantProject(db, { id: 'project', companyId: 'opera' });
    await plantCrew(db, { id: 'crew', projectId: 'project', startDate: '2026-11-18' });
    for (const one of people) await plantCase(db, one);
  }),
);

type Row = { presence: Presence; state: Presence; status: string };
const asked = async (login: string, path: string) => (await (await server.as(login)).get(path)).body;
const expected = (cases: readonly Case[]) =>
  Object.fromEntries(cases.map(({ id, presence }) => [id, presence]));
/** What each row says, by the position. */
const said = (rows: readonly (Row & Record<string, string>)[], id: string, of: 'presence' | 'state') =>
  Object.fromEntries(rows.map((row) => [row[id], row[of]]));

test('the list of the day, the positions and the people of the crew, its note and the planned positions', async () => {
  const crew = '/projectCrews/crew';
  const status = await asked('pia', `${crew}/projectCrewItemStatus?limit=100`);
  expect(said(status.items, 'crewItemId', 'state')).toEqual(expected(onTheDay));
  const positions = await asked('pia', `${crew}/projectCrewItems?limit=100`);
  expect(said(positions.items, 'crewItemId', 'presence')).toEqual(expected(people));
  const { team } = await asked('pia', crew);
  expect(expected(people)).toMatchObject(said(team, 'crewItemId', 'presence'));
  const note = await asked('pia', `${crew}/deliveryNote`);
  expect(said(note.rows, 'crewItemId', 'presence')).toEqual(expected(onTheDay));
});

test('the crews of a day in the planning calendar count the same', async () => {
  const { items } = await asked('pia', '/planningCalendarItems/crews?from=2026-11-10&to=2026-11-30');
  const counted: Partial<Record<Presence, number>> = {};
  for (const { onSite } of items)
    for (const { state, people: some } of onSite as { state: Presence; people: number }[])
      counted[state] = (counted[state] ?? 0) + some;
  const wanted = Object.entries(Object.groupBy(onTheDay, ({ presence }) => presence));
  expect(counted).toEqual(Object.fromEntries(wanted.map(([presence, some]) => [presence, some.length])));
});

test('the planner’s look at the day of a person', async () => {
  const found: Record<string, Presence> = {};
  for (const { id, start } of people) {
    const cell = await asked('pia', `/plannerGrid/people/${id}?day=${clockAt(start, zone).day}`);
    found[id] = cell.items[0]?.presence;
  }
  expect(found).toEqual(expected(people));
});

test('home tells the chief of as many late people as the list shows', async () => {
  await server.north(async (db) => {
    const right = { loginId: 'login-anna', rightName: 'crews', permission: 'READ' };
    await db.insertInto('loginRight').values(right).execute();
    const chief = { personId: 'person-anna', crewChief: true, status: 'working' } as const;
    await plantItem(db, { crewId: 'crew', functionId: 'rigger', ...chief });
  });
  const { needsYou } = await asked('anna', '/home');
  const [late] = needsYou.items.filter(({ kind }: { kind: string }) => kind === 'peopleLate');
  expect(late.words.count).toBe(onTheDay.filter(({ presence }) => presence === 'late').length);
});

test('who only works there sees of others what their booking says', async () => {
  await server.north((db) =>
    plantItem(db, { crewId: 'crew', functionId: 'rigger', personId: 'person-bram', status: 'working' }),
  );
  const { team } = await asked('bram', '/projectCrews/crew');
  const seen = new Set((team as Row[]).map(({ presence }) => presence));
  expect([...seen].filter((one) => ['absent', 'late', 'neverCame', 'noPreCall'].includes(one))).toEqual([]);
});
