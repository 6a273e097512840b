import { conflictCases } from '@callboard/domain/cases';
import { defaultRules } from '@callboard/domain';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantConflictCase } from '../../../../tools/testing/fixtures/conflict-case.fixture.ts';
import { freePlaces } from './vacancies.db.ts';

const server = serverWithPeople();
const timed = conflictCases.filter(([, wanted]) => wanted.startTime !== null);

test.each(timed)('a vacancy is possible unless something stops: %s', async (_, wanted, person, expected) => {
  const possible = await server.inTenant('north', async (db) => {
    const { personId, functionId } = await plantConflictCase(db, wanted, person);
    const query = {
      now: new Date('2026-11-01T00:00:00Z'),
      nightUntil: defaultRules.nightUntil,
      limit: 10,
      page: 1,
    };
    return freePlaces(db, { personId, functionId, possible: true, ...query });
  });
  expect(possible.total).toBe(expected.some((one) => one.split(' ').includes('stop')) ? 0 : 1);
});
