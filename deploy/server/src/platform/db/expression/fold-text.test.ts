import { searchTerms } from '@callboard/domain';
import { searchCases } from '@callboard/domain/cases';
import { sql } from 'kysely';
import { serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { likePattern } from '../list/like-pattern.ts';

const server = serverWithPeople();

test.each(searchCases)('SQL finds by the words of the rule: $name', async ({ text }) => {
  const found = await server.inTenant('north', async (db) => {
    const hits = searchTerms(text).map((term) => sql<boolean>`fold_text(${text}) like ${likePattern(term)}`);
    const { rows } = await sql<{ all: boolean }>`select ${sql.join(hits, sql` and `)} as all`.execute(db);
    return rows;
  });
  expect(found).toEqual([{ all: true }]);
});

test('what is folded costs no call of a function', async () => {
  const plan = await server.inTenant('north', async (db) => {
    const names = sql`"firstName" || ' ' || "lastName" || ' ' || "contactNumber" || ' ' || email || ' ' || city`;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (verbose)
      select from person where fold_text(${names}) like '%anna%'`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('octet_length');
  expect(plan).not.toContain('fold_text');
});
