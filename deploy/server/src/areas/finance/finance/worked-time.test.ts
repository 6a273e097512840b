import { defaultRules, workedMinutes } from '@callboard/domain';
import { breakCases } from '@callboard/domain/cases';
import { serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../tools/testing/database/plant.db.ts';
import { presentMs, recordedBreakMs } from './worked-time.db.ts';

const server = serverWithPeople();

test.each(breakCases)('SQL adds up work and breaks: $name', async ({ work, recorded, ...expected }) => {
  const found = await server.inTenant('north', async (db) => {
    const item = await plantItem(db, { personId: 'person-ada' });
    await db
      .insertInto('crewCheck')
      .values({
        id: 'check',
        crewItemId: item.id,
        crewId: item.crewId,
        personId: 'person-ada',
        plannedFrom: work.from,
        plannedUntil: work.until,
        checkedFrom: work.from,
        checkedUntil: work.until,
        state: 'out',
      })
      .execute();
    for (const [n, { from, until }] of recorded.entries())
      await db
        .insertInto('crewBreak')
        .values({ id: `break-${n}`, checkId: 'check', fromAt: from, untilAt: until })
        .execute();
    return db
      .selectFrom('crewCheck')
      .select([presentMs.as('presentMs'), recordedBreakMs.as('recordedMs')])
      .executeTakeFirstOrThrow();
  });
  const recordedMinutes = found.recordedMs === null ? null : Math.round(found.recordedMs / 60_000);
  expect(recordedMinutes).toBe(recorded.length === 0 ? null : expected.breakMinutes);
  expect(workedMinutes(found.presentMs ?? 0, found.recordedMs, defaultRules)).toBe(expected.workedMinutes);
});
