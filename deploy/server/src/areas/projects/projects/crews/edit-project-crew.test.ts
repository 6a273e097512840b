import { ifMatch } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import {
  addProjectWithCrew,
  crewDriver,
  loadIn,
  loadInPath,
  dayBefore,
} from '../../../../tools/testing/fixtures/project-crew.fixture.ts';

const server = serverWithPeople({ fill: addProjectWithCrew });
const { north, as, plant, itemsOf, history, notified } = crewDriver(server);
beforeEach(() => server.setNow(dayBefore));

describe('changing a crew', () => {
  const edit = async (change: object, version = 1) =>
    (await as('paul')).post(loadInPath, { ...loadIn, ...change }, ifMatch(version));

  test('writes what is different, with a line that says before and after', async () => {
    const { body } = await edit({ shift: 'Night', endDate: '2026-11-22', endTime: '20:00' });
    expect(body).toMatchObject({ shift: 'Night', endDate: '2026-11-22', endTime: '20:00', version: 2 });
    expect(await history('load-in')).toMatchObject([
      {
        caption: 'crew_changed',
        actorId: 'person-paul',
        before: { shift: '', endDate: null, endTime: '18:00' },
        after: { shift: 'Night', endDate: '2026-11-22', endTime: '20:00' },
      },
    ]);
    expect(Object.keys((await history('load-in'))[0]?.after as object)).toHaveLength(3);
  });

  test('that differs in nothing writes nothing', async () => {
    expect((await edit({})).body.version).toBe(1);
    expect(await history('load-in')).toEqual([]);
  });

  test('needs the version that stands', async () => {
    expect((await (await as('paul')).post(loadInPath, loadIn)).status).toBe(428);
    const stale = await edit({ name: 'Late' }, 7);
    expect([stale.status, stale.body.current]).toMatchObject([409, { id: 'load-in', version: 1 }]);
  });

  test.each([
    ['an end before the start', { endDate: '2026-11-20' }, 'endDate', 'end_before_start'],
    ['a start that is the end', { endTime: '08:00' }, 'endTime', 'same_start_and_end'],
    ['a place that is none', { locationId: 'x' }, 'locationId', 'bad_choice'],
    ['a contact of another client', { contactOnSiteId: 'stranger' }, 'contactOnSiteId', 'bad_choice'],
    ['a day before its project', { startDate: '2026-11-19' }, 'startDate', 'outside_project'],
    ['a day after its project', { endDate: '2026-11-26' }, 'endDate', 'outside_project'],
  ])('to %s is refused', async (_, change, field, code) => {
    const answer = await edit(change);
    expect([answer.status, answer.body.fields[0]]).toMatchObject([422, { path: field, code }]);
  });

  test('keeps the days of its positions, reserve included', async () => {
    await plant({ status: 'vacant' });
    await plant({ status: 'spare', personId: 'person-cora', startDate: '2026-11-23' });
    await plant({ status: 'notNeeded', startDate: '2026-11-24' });
    const params = { from: '2026-11-21', until: '2026-11-23' };
    const code = 'outside_positions';
    expect((await edit({ endDate: '2026-11-22' })).body.fields).toEqual([{ path: 'endDate', code, params }]);
    const later = await edit({ startDate: '2026-11-22', endDate: '2026-11-23' });
    expect(later.body.fields).toEqual([{ path: 'startDate', code, params }]);
    expect((await edit({ endDate: '2026-11-23' })).body.version).toBe(2);
  });

  test('of which the days stay wrong still gets another name', async () => {
    await north((db) =>
      db.updateTable('project').set({ endDate: '2026-11-20' }).where('id', '=', 'ring').execute(),
    );
    expect((await edit({ name: 'Early load-in' })).body.name).toBe('Early load-in');
  });

  test('to another place asks anew who is booked, and tells who is asked', async () => {
    const booked = await plant({ personId: 'person-cora' });
    const asked = await plant({ personId: 'person-carl', status: 'requested' });
    const vacant = await plant({ status: 'vacant' });
    // A second reason to tell them is none to tell them twice.
    await edit({ locationId: 'barn', contactOnSiteId: 'clara' });
    const found = new Map((await itemsOf('load-in')).map((one) => [one.id, one]));
    expect(found.get(booked.id)).toMatchObject({
      status: 'hasChanged',
      changes: [{ field: 'location', before: 'Hall 3, Wien', after: 'Barn, Wien' }],
      startsAt: booked.startsAt,
    });
    expect(found.get(asked.id)).toMatchObject({ status: 'requested' });
    expect(found.get(vacant.id)).toMatchObject({ status: 'vacant', version: 1 });
    expect(await notified()).toEqual(['person-carl jobChanged', 'person-cora jobChanged']);
  });

  test.each([
    ['another contact on site', { contactOnSiteId: 'clara' }, ['carl', 'chief', 'cora']],
    ['another name', { name: 'Get-in' }, ['carl', 'chief', 'cora']],
    ['other information for the crew', { infoCrew: 'Gate 4' }, ['carl', 'chief', 'cora']],
    ['other information for the chief', { infoChief: 'The key is at gate 4' }, ['chief']],
    ['other information of the office', { infoInternal: 'They pay late' }, []],
    ['another shift', { shift: 'Night' }, []],
  ])('with %s tells whom it concerns, once, and asks nobody anew', async (_, change, people) => {
    await plant({ personId: 'person-cora' });
    await plant({ personId: 'person-cora', startDate: '2026-11-22' });
    await plant({ personId: 'person-carl', status: 'requested' });
    await plant({ personId: 'person-chief', crewChief: true });
    await edit(change);
    expect(await notified()).toEqual(people.map((login) => `person-${login} crewChanged`));
    expect((await itemsOf('load-in')).every(({ version }) => version === 1)).toBe(true);
  });

  describe('to other days with its positions', () => {
    const twoDays = { startDate: '2026-11-23', endDate: '2026-11-24', movePositions: true };

    test('moves them all, asks anew who is booked, and tells who is asked; what was called off stays', async () => {
      // On each day, so that the first lies where the last one was for a moment.
      for (const day of ['2026-11-21', '2026-11-22', '2026-11-23'])
        await plant({ personId: 'person-cora', startDate: day });
      const night = await plant({
        status: 'vacant',
        startDate: '2026-11-22',
        startTime: '20:00',
        endTime: '02:00',
      });
      const asked = await plant({
        personId: 'person-carl',
        status: 'requested',
        requestedAt: dayBefore,
        deadlineAt: new Date('2026-11-19T12:00:00Z'),
      });
      const off = await plant({ status: 'cancelled', personId: 'person-chief' });
      const { status, body } = await edit({ ...twoDays, startDate: '2026-11-22', endDate: '2026-11-24' });
      expect([status, body.version]).toEqual([200, 2]);
      const items = await itemsOf('load-in');
      const found = new Map(items.map((one) => [one.id, one]));
      const cora = items.filter(({ personId }) => personId === 'person-cora');
      expect(cora).toMatchObject(
        [22, 23, 24].map((day) => ({
          status: 'hasChanged',
          startDate: `2026-11-${day}`,
          startsAt: new Date(`2026-11-${day}T07:00:00Z`),
          manyAtOnce: false,
          changes: [{ field: 'startDate', before: `2026-11-${day - 1}`, after: `2026-11-${day}` }],
        })),
      );
      expect(found.get(night.id)).toMatchObject({
        startDate: '2026-11-23',
        endsAt: new Date('2026-11-24T01:00:00Z'),
      });
      expect(found.get(asked.id)).toMatchObject({ status: 'requested', startDate: '2026-11-22' });
      expect(found.get(asked.id)?.deadlineAt).not.toEqual(new Date('2026-11-19T12:00:00Z'));
      expect(found.get(off.id)).toMatchObject({ startDate: '2026-11-21', version: 1 });
      expect(await notified()).toEqual([
        'person-carl jobChanged',
        ...Array.from({ length: 3 }, () => 'person-cora jobChanged'),
      ]);
      expect((await history('load-in'))[0]).toMatchObject({
        before: { startDate: '2026-11-21', endDate: null },
        after: { startDate: '2026-11-22', endDate: '2026-11-24', positions: 5 },
      });
    });

    test('and another place says both of each', async () => {
      const booked = await plant({ personId: 'person-cora' });
      await edit({ ...twoDays, locationId: 'dome' });
      expect((await itemsOf('load-in')).find(({ id }) => id === booked.id)).toMatchObject({
        startsAt: new Date('2026-11-23T08:00:00Z'),
        changes: [
          { field: 'startDate', before: '2026-11-21', after: '2026-11-23' },
          { field: 'location', before: 'Hall 3, Wien', after: 'Dome, London' },
        ],
      });
    });

    test('leaves nothing moved where somebody would be in two places', async () => {
      await plant({ personId: 'person-carl' });
      await plant({ personId: 'person-cora' });
      await north((db) =>
        plantItem(db, { personId: 'person-cora', startDate: '2026-11-23', startTime: '10:00' }),
      );
      const answer = await edit(twoDays);
      expect([answer.status, answer.body.code]).toEqual([409, 'collision']);
      expect(await itemsOf('load-in')).toMatchObject([
        { startDate: '2026-11-21', version: 1 },
        { startDate: '2026-11-21', version: 1 },
      ]);
      expect(await history('load-in')).toEqual([]);
    });

    test('is refused where they would lie outside', async () => {
      await plant({ status: 'vacant' });
      await plant({ status: 'vacant', startDate: '2026-11-22' });
      const short = await edit({ startDate: '2026-11-23', movePositions: true });
      expect(short.body.fields).toEqual([
        {
          path: 'endDate',
          code: 'outside_positions',
          params: { from: '2026-11-23', until: '2026-11-24' },
        },
      ]);
      const late = await edit({ startDate: '2026-11-26', endDate: '2026-11-27', movePositions: true });
      expect(late.body.fields).toMatchObject([{ path: 'startDate', code: 'outside_project' }]);
    });

    test.each(['working', 'noShow'] as const)('is refused where somebody is %s already', async (status) => {
      await plant({ personId: 'person-cora', status });
      const answer = await edit(twoDays);
      expect([answer.status, answer.body.code]).toEqual([409, 'wrong_state']);
      expect((await (await as('paul')).get(loadInPath)).body.mayMove).toBe(false);
    });
  });

  describe('to a place with other clocks', () => {
    const london = { locationId: 'dome' };

    test('keeps the times of its positions by the clock', async () => {
      // One after the other, so that each would lie on the next for a moment.
      const early = await plant({ personId: 'person-cora', endTime: '12:00' });
      const late = await plant({ personId: 'person-cora', startTime: '12:00' });
      const night = await plant({ status: 'draft', startTime: '20:00', endTime: '02:00' });
      const later = await plant({ status: 'draft', startTime: null, endTime: null });
      const many = await plant({ personId: 'person-carl', manyAtOnce: true });
      expect((await edit(london)).body).toMatchObject({ timeZone: 'Europe/London', version: 2 });
      const found = new Map((await itemsOf('load-in')).map((one) => [one.id, one]));
      const span = (id: string) => {
        const { startsAt, endsAt, timeZone } = found.get(id) ?? {};
        return [startsAt?.toISOString(), endsAt?.toISOString(), timeZone];
      };
      const zone = 'Europe/London';
      expect(span(early.id)).toEqual(['2026-11-21T08:00:00.000Z', '2026-11-21T12:00:00.000Z', zone]);
      expect(span(late.id)).toEqual(['2026-11-21T12:00:00.000Z', '2026-11-21T18:00:00.000Z', zone]);
      expect(span(night.id)).toEqual(['2026-11-21T20:00:00.000Z', '2026-11-22T02:00:00.000Z', zone]);
      expect(span(later.id)).toEqual([undefined, undefined, zone]);
      expect(found.get(early.id)).toMatchObject({
        status: 'hasChanged',
        manyAtOnce: false,
        startTime: '08:00:00',
      });
      expect(found.get(many.id)?.manyAtOnce).toBe(true);
    });

    test('gives who is asked the full time again', async () => {
      await plant({
        personId: 'person-cora',
        status: 'requested',
        requestedAt: new Date('2026-11-21T01:00:00Z'),
        deadlineAt: new Date('2026-11-21T04:00:00Z'),
      });
      await edit(london);
      // Half of the seven hours that were left.
      const [item] = await itemsOf('load-in');
      expect(item?.deadlineAt).toEqual(new Date('2026-11-21T04:30:00Z'));
    });

    test('is no change where only the place itself has got other clocks', async () => {
      const item = await plant({ personId: 'person-cora' });
      await north((db) =>
        db.updateTable('location').set({ timeZone: 'Europe/London' }).where('id', '=', 'hall').execute(),
      );
      expect((await edit({ shift: 'Night' })).body).toMatchObject({ timeZone: 'Europe/Vienna' });
      expect(await itemsOf('load-in')).toMatchObject([{ startsAt: item.startsAt, version: 1 }]);
    });

    test('is refused where it would put somebody in two places', async () => {
      await plant({ personId: 'person-cora' });
      await north((db) => plantItem(db, { personId: 'person-cora', startTime: '18:00', endTime: '22:00' }));
      const answer = await edit(london);
      expect([answer.status, answer.body.code]).toEqual([409, 'collision']);
      expect(await itemsOf('load-in')).toMatchObject([{ timeZone: 'Europe/Vienna', manyAtOnce: false }]);
    });

    test('is refused once work has begun, another place in the same zone is not', async () => {
      await plant({ personId: 'person-cora', status: 'working' });
      expect((await edit(london)).body.fields).toEqual([
        expect.objectContaining({ path: 'locationId', code: 'bad_choice' }),
      ]);
      expect((await edit({ locationId: 'barn' })).body.location.id).toBe('barn');
    });
  });
});
