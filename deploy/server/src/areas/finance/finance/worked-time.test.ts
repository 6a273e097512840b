import { defaultRules, workedMinutes } from '@callboard/domain';
import { breakCases } from '@callboard/domain/cases';
import { serverWithPeople } from '../../../tools/testing/people.fixture.ts';
import { plantItem } from '../../../tools/testing/plant.db.ts';
import { presentMs, recordedBreakMs } from './worked-time.db.ts';

const server = serverWithPeople();

test.each(breakCases)('SQL adds up work and breaks: $name', async ({ work, recorded, ...expected }) => {
  const found = await server.inTenant('north', async (db) => {
    const item = await plantItem(db, { person_id: 'person-ada' });
    await db
      .insertInto('crew_check')
      .values({
        id: 'check',
        crew_item_id: item.id,
        crew_id: item.crew_id,
        person_id: 'person-ada',
        planned_from: work.from,
        planned_until: work.until,
        checked_from: work.from,
        checked_until: work.until,
        state: 'out',
      })
      .execute();
    for (const [n, { from, until }] of recorded.entries())
      await db
        .insertInto('crew_break')
        .values({ id: `break-${n}`, check_id: 'check', from_at: from, until_at: until })
        .execute();
    return db
      .selectFrom('crew_check as c')
      .select([presentMs.as('presentMs'), recordedBreakMs.as('recordedMs')])
      .executeTakeFirstOrThrow();
  });
  const recordedMinutes = found.recordedMs === null ? null : Math.round(found.recordedMs / 60_000);
  expect(recordedMinutes).toBe(recorded.length === 0 ? null : expected.breakMinutes);
  expect(workedMinutes(found.presentMs ?? 0, found.recordedMs, defaultRules)).toBe(expected.workedMinutes);
});
