import { searchTerms } from '@callboard/domain';
import { searchCases } from '@callboard/domain/cases';
import { sql } from 'kysely';
import { serverWithPeople } from '../../tools/testing/people.fixture.ts';
import { likePattern } from './like-pattern.ts';

const server = serverWithPeople();

test.each(searchCases)('SQL finds by the words of the rule: $name', async ({ text }) => {
  const found = await server.inTenant('north', async (db) => {
    const hits = searchTerms(text).map((term) => sql<boolean>`fold_text(${text}) like ${likePattern(term)}`);
    const { rows } = await sql<{ all: boolean }>`select ${sql.join(hits, sql` and `)} as all`.execute(db);
    return rows;
  });
  expect(found).toEqual([{ all: true }]);
});
