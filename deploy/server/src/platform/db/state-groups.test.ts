import * as domain from '@callboard/domain';
import { sql } from 'kysely';
import { serverWithPeople } from '../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople();
const listed = /\(?status (?:=|<>) (?:ANY|ALL) \(ARRAY\[(.+?)\]\)/g;
const statesIn = (list: string): string[] =>
  [...list.matchAll(/'(\w+)'/g)].map(([, state = '']) => state).toSorted();
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join() === b.toSorted().join();

/** Constraints over several rows and partial indexes: a migration cannot ask the domain, so it is asked here. */
test('groups of states in constraints and indexes are named groups of the domain', async () => {
  const rules = await server.inTenant('north', async (db) => {
    const { rows } = await sql<{ name: string; rule: string }>`
      select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'x'
      union select indexname, indexdef from pg_indexes where schemaname = 'public' and indexdef like '%WHERE%'`.execute(
      db,
    );
    return rows;
  });
  const groups = Object.entries<unknown>(domain).flatMap(([table, value]) =>
    table.endsWith('Groups') && typeof value === 'object'
      ? Object.entries(value ?? {}).map(
          ([group, states]: [string, unknown]) => [`${table}.${group}`, states] as const,
        )
      : [],
  );
  const found = rules.flatMap(({ name, rule }) =>
    [...rule.matchAll(listed)].map(([, list = '']) => {
      const states = statesIn(list);
      const group = groups.find(([, members]) => Array.isArray(members) && same(members, states));
      return `${name}: ${group?.[0] ?? states.join(' ')}`;
    }),
  );
  expect([...new Set(found)].toSorted()).toEqual([
    'absence_once: absenceGroups.held',
    'absence_waiting: absenceGroups.undecided',
    'crew_item_no_double_booking: crewItemGroups.agreed',
    'crew_item_once_in_crew: crewItemGroups.neverWorked',
    'crew_item_to_answer: crewItemGroups.requested',
    'crew_item_worked: crewItemGroups.begun',
    'payroll_window: payrollGroups.confirmable',
  ]);
});
