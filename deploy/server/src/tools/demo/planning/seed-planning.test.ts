import { dayAt } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../../routes.ts';
import { unlockedAddress } from '../../../areas/people/private-calendars/calendar-address.ts';
import { presentCalendar } from '../../../areas/people/private-calendars/present-calendar.ts';
import {
  calendarToRead,
  calendarsOf,
  dueCalendars,
} from '../../../areas/people/private-calendars/private-calendars.db.ts';
import { calendarDaysOff } from '../../../areas/work/planning/calendar/calendar-days-off.db.ts';
import { callerOf } from '../../../areas/account/session/session/caller.ts';
import { vacationOf } from '../../../areas/finance/staff-contracts/figures-of.ts';
import { accountAt, timeOfPeople } from '../../../areas/finance/staff-contracts/person-time.ts';
import { demoDay } from '../../testing/demo-template.ts';
import { keysForTests, noKeys } from '../../testing/keys.fixture.ts';
import { serverForTests } from '../../testing/server/test-server.ts';
import type { Demo } from '../demo.ts';
import { loginsOfTenant } from '../demo-logins.ts';
import { peopleOf } from '../demo-people.ts';
import { demoPassword, demoTenants } from '../demo-tenants.ts';
import { personOf } from '../seed/seed-logins.ts';
import { dayOfFeast, easterOf } from './demo-bank-holidays.ts';
import { staffOf } from './staff.ts';

jest.setTimeout(120_000);

let folder = '';
const now = demoDay;

function demoOf(id: string): Demo {
  const tenant = demoTenants.find((one) => one.id === id);
  if (!tenant) throw new Error(`no tenant ${id}`);
  const people = peopleOf(tenant);
  const files = diskStore(folder);
  const who = (login: string) => personOf(loginsOfTenant[id] ?? [], people, login);
  return { tenant, now, today: dayAt(now, tenant.timeZone), files, keys: noKeys, people, personOf: who };
}

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: (name) => diskStore((folder = name)),
  demo: now,
});
const inNordlicht = <T>(work: (db: Db) => Promise<T>) => server.inTenant('nordlicht', work);
beforeEach(() => server.setNow(now));

test('contracts, absences and blocked dates are as many as the demo promises', async () => {
  await inNordlicht(async (db) => {
    const count = async (table: 'staffContract' | 'absence' | 'blockDate') =>
      (
        await db
          .selectFrom(table)
          .select((of) => of.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    expect([await count('staffContract'), await count('absence'), await count('blockDate')]).toEqual([
      30, 63, 70,
    ]);
    const todos = await db
      .selectFrom('activity')
      .select(['type', 'doneAt'])
      .where('type', '<>', 'LOG')
      .execute();
    expect(todos.length).toBeGreaterThanOrEqual(40);
  });
});

test('a private calendar blocks days to come, and is never called by itself', async () => {
  const keys = await keysForTests(server.database);
  await inNordlicht(async (db) => {
    const personId = demoOf('nordlicht').personOf('forgetful')?.id ?? '';
    const { rows } = await calendarsOf(db, personId, { limit: 10, page: 1 });
    expect(rows.map(presentCalendar)).toEqual([
      expect.objectContaining({ name: 'Family', waiting: false, busyTimes: 6, problem: null }),
    ]);
    const days = await calendarDaysOff(db, { people: [personId], from: '2026-11-21', to: '2026-12-05' });
    expect(days.busy.get(personId)?.map(({ from }) => from)).toEqual([
      '2026-11-22',
      '2026-11-24',
      '2026-11-26',
      '2026-11-29',
      '2026-12-01',
      '2026-12-03',
    ]);
    const aYearLater = new Date(now.getTime() + 365 * 86_400_000);
    expect(await dueCalendars(db, aYearLater)).toEqual([]);
    const { lockedAddress = '', id = '' } = (await calendarToRead(db, rows[0]?.id ?? '')) ?? {};
    const lock = { tenant: 'nordlicht', calendarId: id, keys, at: now };
    expect(unlockedAddress(lockedAddress, lock)).toBe('https://calendar.example/family.ics');
  });
});

test('absences stand in every state, half a day and over a bank holiday', async () => {
  await inNordlicht(async (db) => {
    const rows = await db.selectFrom('absence').selectAll().execute();
    const states = new Set(rows.map(({ kind, status }) => (kind === 'vacation' ? status : kind)));
    expect([...states].toSorted()).toEqual(
      [
        'approved',
        'cancelRequested',
        'cancelled',
        'paidAbsence',
        'refused',
        'requested',
        'sick',
        'timeInLieu',
        'unpaid',
        'withdrawn',
      ].toSorted(),
    );
    expect(rows.some(({ days }) => Number(days) === 0.5)).toBe(true);
  });
});

test('accounts stand where the demo says', async () => {
  await inNordlicht(async (db) => {
    const people = staffOf(demoOf('nordlicht')).map(({ id }) => id);
    const times = await timeOfPeople(db, people, { month: '2026-11-01', today: '2026-11-21' });
    const stands = people.map((id) => {
      const time = times.get(id);
      return time ? accountAt(time, { day: '2026-11-20', booked: '2026-11-21' }) : null;
    });
    expect(stands.slice(3, 6)).toEqual([62 * 60 + 30, -(18 * 60 + 15), 0]);
    const left = people.slice(5, 7).map((id) => {
      const time = times.get(id);
      return time ? vacationOf(time, 2026, '2026-11-21').left : null;
    });
    expect(left).toEqual([0, -2]);
  });
});

test('the planner has a membership crew, the new planner none, and one is full', async () => {
  const signedIn = async (login: string) => {
    const { body } = await server
      .client('nordlicht.localhost')
      .post('/auth/token', { login, password: demoPassword });
    return server.client('nordlicht.localhost', { authorization: `Bearer ${body.token}` });
  };
  const mine = (await (await signedIn('planner')).get('/plannerCrews')).body;
  expect(mine).toMatchObject({ total: 6, hasMembershipCrew: true });
  expect(mine.items.filter(({ full }: { full: boolean }) => full)).toHaveLength(1);
  expect((await (await signedIn('planner.new')).get('/plannerCrews')).body.hasMembershipCrew).toBe(false);
  const planner = await signedIn('planner');
  const range = 'from=2026-11-01&to=2026-11-30&limit=200';
  const { items } = (await planner.get(`/planningCalendarItems?${range}`)).body;
  const fills = new Set(
    items.flatMap(({ cells }: { cells: { fill: string }[] }) => cells.map(({ fill }) => fill)),
  );
  expect(fills.size).toBeGreaterThanOrEqual(9);
  expect((await planner.get('/todos')).body.overdue).toBeGreaterThan(0);
});

test.each([
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d', (year, day) => expect(easterOf(year)).toBe(day));

test('feasts that hang on Mondays find them', () => {
  expect(dayOfFeast({ mondayFrom: '05-01' }, 2026)).toBe('2026-05-04');
  expect(dayOfFeast({ mondayFrom: '08-25' }, 2026)).toBe('2026-08-31');
});
