import type { CalendarCrew } from '@callboard/contract';
import { planningServer } from '../../../../tools/testing/fixtures/planning.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../../tools/testing/database/plant.db.ts';

const server = planningServer();
const day = '2026-11-18';
const path = `/planningCalendarItems/crews?from=${day}&to=${day}`;
const crewsOf = async (login: string, more = ''): Promise<CalendarCrew[]> =>
  (await (await server.as(login)).get(path + more)).body.items;
const names = (crews: readonly CalendarCrew[]) => crews.map(({ name }) => name);

type Crew = Parameters<typeof plantCrew>[1];
type Item = Parameters<typeof plantItem>[1];

/** A crew of the opera with these positions. */
const crewWith = (crew: Crew, items: readonly Item[], project: Parameters<typeof plantProject>[1] = {}) =>
  server.north(async (db) => {
    const { id } = await plantProject(db, { companyId: 'opera', name: 'Gala', ...project });
    const made = await plantCrew(db, { projectId: id, startDate: day, ...crew });
    for (const item of items) await plantItem(db, { crewId: made.id, functionId: 'rigger', ...item });
    return made;
  });
const nobody = { personId: null, status: 'vacant' } as const;
const anna = { personId: 'person-anna' };
const otto = { personId: 'person-otto' };
const bram = { personId: 'person-bram' };

describe('crews of the planning calendar', () => {
  test('come in start order with how far they are filled', async () => {
    await crewWith({ name: 'Night', startTime: '22:00', endTime: '04:00' }, []);
    await crewWith({ name: 'Build' }, [
      { ...anna, status: 'confirmed' },
      { ...bram, status: 'requested' },
      nobody,
      { ...otto, status: 'refused' },
      { ...otto, status: 'notNeeded' },
      { ...otto, status: 'spare', startTime: '06:00' },
    ]);
    expect(await crewsOf('pia')).toMatchObject([
      {
        name: 'Build',
        project: { name: 'Gala', internal: false },
        company: 'opera',
        from: '08:00',
        until: '18:00',
        overnight: false,
        timesMissing: false,
        positions: 4,
        filled: 1,
        requested: 1,
        missing: 2,
        spare: 1,
      },
      { name: 'Night', from: '22:00', until: '04:00', overnight: true, positions: 0, missing: 0 },
    ]);
  });

  test('say when a time is missing, on each day on which they work', async () => {
    await crewWith({ name: 'Build' }, [
      { ...nobody, status: 'draft', endTime: null },
      { ...nobody, status: 'draft', startDate: '2026-11-20' },
    ]);
    const { body } = await (await server.as('pia')).get(path.replace(/to=.*/, 'to=2026-11-20'));
    expect(
      body.items.map((crew: CalendarCrew) => [crew.day, crew.from, crew.until, crew.timesMissing]),
    ).toEqual([
      [day, '08:00', '18:00', true],
      ['2026-11-20', '08:00', '18:00', false],
    ]);
  });

  test('tell how far the people are, by the clock too', async () => {
    const crew = await crewWith({ name: 'Build' }, [
      { ...anna, id: 'item-anna', status: 'working' },
      { ...bram, status: 'confirmed' },
    ]);
    await server.north((db) =>
      db
        .insertInto('crewCheck')
        .values({
          id: 'check-anna',
          crewItemId: 'item-anna',
          crewId: crew.id,
          personId: 'person-anna',
          plannedFrom: new Date('2026-11-18T07:00:00Z'),
          plannedUntil: new Date('2026-11-18T17:00:00Z'),
          checkedFrom: new Date('2026-11-18T07:00:00Z'),
          state: 'in',
        })
        .execute(),
    );
    const state = async () => (await crewsOf('pia'))[0]?.onSite.toSorted((a, b) => a.people - b.people);
    expect(await state()).toEqual(
      expect.arrayContaining([
        { state: 'in', people: 1 },
        { state: 'late', people: 1 },
      ]),
    );
    server.setNow(new Date('2026-11-18T04:00:00Z'));
    expect(await state()).toContainEqual({ state: 'expected', people: 1 });
  });

  test('are picked by what a planner looks for', async () => {
    await crewWith({ name: 'Ready' }, [{ ...anna, status: 'ready' }]);
    await crewWith({ name: 'Silent' }, [{ ...bram, status: 'confirmed' }], { endDate: '2026-11-17' });
    await crewWith({ name: 'Depot' }, [{ ...otto, status: 'spare' }], { kind: 'internal' });
    await crewWith({ name: 'Ill' }, [{ ...otto, status: 'confirmed' }], { kind: 'sickness' });
    await crewWith({ name: 'Off', cancelledAt: new Date() }, [{ ...anna, status: 'cancelled' }]);
    const picked = async (mode: string) => names(await crewsOf('pia', `&mode=${mode}`)).toSorted();
    expect(await picked('all')).toEqual(['Depot', 'Ready', 'Silent']);
    expect(await picked('internal')).toEqual(['Depot']);
    expect(await picked('ongoing')).toEqual(['Ready']);
    expect(await picked('preCall')).toEqual(['Silent']);
    expect(await picked('checkIn')).toEqual(['Ready', 'Silent']);
    expect(await picked('checkOut')).toEqual([]);
    expect(await picked('spare')).toEqual(['Depot']);
  });

  test('of other companies are not for a client, nor are spare positions', async () => {
    await crewWith({ name: 'Own' }, [
      { ...anna, status: 'confirmed' },
      { ...otto, status: 'spare' },
    ]);
    await crewWith({ name: 'Foreign' }, [{ ...bram, status: 'confirmed' }], { companyId: 'theatre' });
    const crews = await crewsOf('klara');
    expect(names(crews)).toEqual(['Own']);
    expect(crews[0]?.spare).toBeNull();
    expect(await crewsOf('klara', '&mode=spare')).toEqual([]);
    expect((await (await server.as('anna')).get(path)).status).toBe(403);
  });

  test('are asked for the weeks of a month at most', async () => {
    const { status } = await (await server.as('pia')).get(path.replace(/to=.*/, 'to=2026-12-30'));
    expect(status).toBe(422);
  });
});
