import { addDays, instantOf } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { insertAll } from '../../../../tools/demo/seed.db.ts';
import { countStatements } from '../../../../tools/testing/database/count-statements.ts';
import { plantCrew } from '../../../../tools/testing/database/plant.db.ts';
import { planningServer } from '../../../../tools/testing/fixtures/planning.fixture.ts';

const people = 2_000;
const items = 20_000;

async function fill(db: Db): Promise<void> {
  const crew = await plantCrew(db, {});
  const ids = Array.from({ length: people }, (_, n) => `many-${n}`);
  await insertAll(
    db,
    'person',
    ids.map((id, n) => ({
      id,
      contactNumber: id,
      firstName: 'Anna',
      lastName: `Kern ${String(n).padStart(4, '0')}`,
      email: '',
      phone: '',
      city: 'Wien',
      country: 'AT',
      timeZone: 'Europe/Vienna',
      active: true,
      pictureState: 'none' as const,
    })),
  );
  await insertAll(
    db,
    'personFunction',
    ids.map((personId) => ({ personId, functionId: 'rigger' })),
  );
  await insertAll(
    db,
    'crewItem',
    Array.from({ length: items }, (_, n) => {
      const day = addDays('2026-10-20', (n * 7 + Math.floor(n / people) * 3) % 70);
      return {
        id: `item-${n}`,
        crewId: crew.id,
        projectId: crew.projectId,
        functionId: 'rigger',
        personId: ids[n % people] ?? null,
        status: 'requested' as const,
        startDate: day,
        startTime: `${String((Math.floor(n / people) * 2) % 20).padStart(2, '0')}:00`,
        endTime: '21:00',
        timeZone: 'Europe/Vienna',
        startsAt: instantOf(
          day,
          `${String((Math.floor(n / people) * 2) % 20).padStart(2, '0')}:00`,
          'Europe/Vienna',
        ),
        endsAt: instantOf(day, '21:00', 'Europe/Vienna'),
        createdAt: new Date(),
      };
    }),
  );
}
const server = planningServer(fill);

test('a month of 200 people of 2,000 takes as many statements as that of one', async () => {
  const pia = await server.as('pia');
  const month = '/planningCalendarItems?from=2026-11-01&to=2026-12-01';
  const { body } = await pia.get(`${month}&limit=200`);
  expect(body.total).toBe(people + 2);
  expect(body.items).toHaveLength(200);
  const cells = body.items.flatMap((row: { cells: unknown[] }) => row.cells).length;
  expect(cells).toBeGreaterThan(500);
  const statements = (limit: number) =>
    countStatements(server.database, () => pia.get(`${month}&limit=${limit}`));
  const ofOne = await statements(1);
  expect(ofOne).toBeGreaterThan(0);
  expect(await statements(200)).toBe(ofOne);
}, 120_000);
