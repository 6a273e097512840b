import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem, plantPerson } from '../../../../tools/testing/database/plant.db.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', status: 'draft', ...some }),
  );
const items = () => server.inTenant('north', (db) => db.selectFrom('crewItem').selectAll().execute());
const kinds = (conflicts: { kind: string; level: string }[]) =>
  conflicts.map(({ kind, level }) => `${kind} ${level}`);

test('a person is assigned and asked, with a deadline; whoever has seen less is refused', async () => {
  const item = await plant();
  const paul = await clientOf(server, 'paul');
  const assign = (body: object, version = 1) =>
    paul.post(`/projectCrewItems/${item.id}/assign`, body, ifMatch(version));
  expect((await assign({ personId: 'nobody' })).body.fields).toMatchObject([{ path: 'personId' }]);
  expect((await assign({ personId: 'person-cora' })).body).toMatchObject({
    status: 'requested',
    person: { id: 'person-cora' },
    // Half of the 25 hours that are left would be shorter than the hour to the last day.
    deadlineAt: '2026-11-20T07:00:00.000Z',
  });
  const late = await assign({ personId: 'person-carl' });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  const again = await assign({ personId: 'person-carl' }, 3);
  expect([again.status, again.body.code]).toEqual([409, 'wrong_state']);
});

test('a draft is only planned, emptied again, or booked by telephone', async () => {
  const item = await plant();
  const paul = await clientOf(server, 'paul');
  const assign = async (body: object, version: number) =>
    (await paul.post(`/projectCrewItems/${item.id}/assign`, body, ifMatch(version))).body;
  expect(await assign({ personId: 'person-cora', as: 'draft' }, 1)).toMatchObject({
    status: 'draft',
    person: { id: 'person-cora' },
  });
  const cora = await clientOf(server, 'cora');
  expect((await cora.get('/jobs')).body.counts).toMatchObject({ upcoming: 0, toConfirm: 0 });
  expect(await assign({ personId: null, as: 'draft' }, 2)).toMatchObject({ person: null, version: 3 });
  expect(await assign({ personId: 'person-cora', as: 'book' }, 3)).toMatchObject({ status: 'confirmed' });
});

test('what stops is refused; what can be forced is forced with a reason and kept', async () => {
  const item = await plant();
  await plant({ personId: 'person-cora', crewId: 'load-out', status: 'confirmed' });
  const paul = await clientOf(server, 'paul');
  const assign = (body: object) =>
    paul.post(
      `/projectCrewItems/${item.id}/assign`,
      { personId: 'person-cora', as: 'book', ...body },
      ifMatch(1),
    );
  const stopped = await assign({});
  expect([stopped.status, stopped.body.code]).toEqual([409, 'collision']);
  expect(kinds(stopped.body.current.conflicts)).toEqual(['overlapConfirmed stop']);
  expect((await assign({ force: true })).body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
  expect((await assign({ force: true, reason: 'Two halls, one door' })).body).toMatchObject({
    status: 'confirmed',
    doubleBooking: true,
    forced: { reason: 'Two halls, one door' },
  });
});

test('nobody is twice in one crew at the same time, by no force', async () => {
  const item = await plant();
  await plant({ personId: 'person-cora', status: 'requested' });
  const paul = await clientOf(server, 'paul');
  const body = { personId: 'person-cora', force: true, reason: 'Please' };
  const stopped = await paul.post(`/projectCrewItems/${item.id}/assign`, body, ifMatch(1));
  expect([stopped.status, stopped.body.params]).toEqual([409, { kind: 'sameCrew', forceable: 0 }]);
});

test('a supplier stands for many, in one crew and in two', async () => {
  const firm = await server.inTenant('north', (db) => plantPerson(db, { kind: 'supplier' }));
  const rows = [await plant(), await plant(), await plant({ crewId: 'load-out' })];
  const paul = await clientOf(server, 'paul');
  for (const { id } of rows) {
    const body = { personId: firm.id, as: 'book' };
    expect((await paul.post(`/projectCrewItems/${id}/assign`, body, ifMatch(1))).body).toMatchObject({
      status: 'confirmed',
      doubleBooking: false,
    });
  }
});

test('of two planners who book the same person at once, one is told of the collision', async () => {
  const rows = [await plant(), await plant({ crewId: 'load-out' })];
  const [paul, pia] = [await clientOf(server, 'paul'), await clientOf(server, 'pia')];
  const answers = await Promise.all(
    [paul, pia].map((client, n) =>
      client.post(
        `/projectCrewItems/${rows[n]?.id}/assign`,
        { personId: 'person-cora', as: 'book' },
        ifMatch(1),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('collision');
  expect((await items()).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
});

test('of two planners who fill the same position at once, one comes too late', async () => {
  const item = await plant();
  const [paul, pia] = [await clientOf(server, 'paul'), await clientOf(server, 'pia')];
  const answers = await Promise.all([
    paul.post(`/projectCrewItems/${item.id}/assign`, { personId: 'person-cora' }, ifMatch(1)),
    pia.post(`/projectCrewItems/${item.id}/assign`, { personId: 'person-carl' }, ifMatch(1)),
  ]);
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'conflict']);
});

test('a planner is warned where neither a rate nor a contract pays a person', async () => {
  const item = await plant();
  const paul = await clientOf(server, 'paul');
  const missing = async (query: Record<string, string>) => {
    const asked = new URLSearchParams({ personId: 'person-cora', ...query });
    return (await paul.get(`/projectCrewItems/conflicts?${asked}`)).body.payMissing;
  };
  const typed = { crewId: 'load-in', functionId: 'rigger', startDate: '2026-11-24' };
  expect(await missing({ itemId: item.id })).toBe(true);
  expect(await missing(typed)).toBe(true);
  expect(await missing({ ...typed, payMinor: '1900' })).toBe(false);
  expect(await missing({ ...typed, payBasis: 'none' })).toBe(false);
  const body = { personId: 'person-cora' };
  const assigned = await paul.post(`/projectCrewItems/${item.id}/assign`, body, ifMatch(1));
  expect(assigned.body.payMissing).toBe(true);
  const rate = { payMinor: 1_900 };
  const { version } = assigned.body;
  expect((await paul.post(`/projectCrewItems/${item.id}`, rate, ifMatch(version))).body.payMissing).toBe(
    false,
  );
  const contract = { id: 'c', number: 'C-1', personId: 'person-cora', kind: 'hourly' as const };
  const terms = { weekdayMinutes: [0, 0, 0, 0, 0, 0, 0], daysPerWeek: 5, vacationDays: 0 };
  await server.inTenant('north', async (db) => {
    await db
      .insertInto('staffContract')
      .values({ ...contract, caption: 'Hourly', validFrom: '2026-01-01' })
      .execute();
    await db
      .insertInto('staffContractVersion')
      .values({ ...terms, id: 'v', contractId: 'c', validFrom: '2026-01-01', currency: 'EUR' })
      .execute();
  });
  expect(await missing(typed)).toBe(false);
  expect(await missing({ ...typed, payBasis: 'day' })).toBe(true);
});

test('conflicts are previewed for a position that stands and for one that is being typed', async () => {
  const item = await plant();
  await plant({ personId: 'person-cora', crewId: 'load-out', status: 'confirmed', endTime: '12:00' });
  const paul = await clientOf(server, 'paul');
  const preview = async (query: Record<string, string>) =>
    (
      await paul.get(
        `/projectCrewItems/conflicts?${new URLSearchParams({ personId: 'person-cora', ...query })}`,
      )
    ).body;
  const stands = await preview({ itemId: item.id });
  expect([stands.possible, stands.forceable]).toEqual([false, true]);
  expect(kinds(stands.conflicts)).toEqual(['overlapConfirmed stop', 'longDay warn']);
  const moved = await preview({ itemId: item.id, startTime: '13:00' });
  expect(moved.possible).toBe(true);
  expect(kinds(moved.conflicts)).toEqual(['shortRest warn']);
  const typed = { crewId: 'load-in', functionId: 'rigger', startDate: '2026-11-24' };
  expect(kinds((await preview(typed)).conflicts)).toEqual(['timesMissing warn']);
  expect((await preview({ ...typed, startTime: '08:00', endTime: '08:05' })).fields).toMatchObject([
    { code: 'span_too_short' },
  ]);
  expect((await preview({})).fields).toMatchObject([{ path: 'crewId', code: 'required' }]);
  expect((await preview({ itemId: 'nothing' })).code).toBe('not_found');
  const cora = await clientOf(server, 'cora');
  expect((await cora.get(`/projectCrewItems/conflicts?personId=x&itemId=${item.id}`)).status).toBe(403);
});

test('the best person comes first, by each method, and who may not comes last', async () => {
  const item = await plant();
  await plant({ personId: 'person-cora', startDate: '2026-11-10', status: 'done' });
  await plant({ personId: 'person-chief', crewId: 'load-out', status: 'confirmed' });
  await server.inTenant('north', (db) =>
    db
      .insertInto('crewRating')
      .values(
        [
          ['cora', 5],
          ['carl', 3],
        ].map(([who, stars]) => ({
          id: `r-${who}`,
          personId: `person-${who}`,
          typeId: 'work',
          stars: Number(stars),
          at: today,
        })),
      )
      .execute(),
  );
  const paul = await clientOf(server, 'paul');
  const best = async (query: string) => {
    const { items: found } = (await paul.get(`/projectCrewItems/${item.id}/findBest${query}`)).body;
    return found.map((one: { person: { id: string } }) => one.person.id.slice(7));
  };
  expect(await best('')).toEqual(['cora', 'carl', 'chief']);
  expect(await best('?method=longestNotWorked')).toEqual(['carl', 'cora', 'chief']);
  expect(await best('?method=underQuota')).toEqual(['carl', 'cora', 'chief']);
  expect(await best('?method=distance&limit=1')).toEqual(['cora']);
  expect(await best('?q=carl')).toEqual(['carl']);
  const { items: all, total } = (await paul.get(`/projectCrewItems/${item.id}/findBest`)).body;
  expect(total).toBe(3);
  expect(all[0]).toMatchObject({
    rating: { average: 5, count: 1 },
    distanceKm: 0,
    lastWorkedOn: '2026-11-10',
  });
  expect(all[2].eligibility.ok).toBe(false);
  // Who has declined a place like this one is not proposed for it, and is still found by the name.
  await plant({ personId: 'person-carl', status: 'refused' });
  await plant({ personId: 'person-cora', status: 'refused', crewId: 'load-out' });
  expect(await best('')).toEqual(['cora', 'chief']);
  expect(await best('?q=carl')).toEqual(['carl']);
  expect((await paul.get(`/projectCrewItems/${item.id}/findBest?method=luck`)).status).toBe(422);
  expect((await paul.get('/projectCrewItems/nothing/findBest')).status).toBe(404);
});

test('a position is duplicated, as it is or at another time, without its person', async () => {
  const item = await plant({ personId: 'person-cora', status: 'confirmed', comment: 'Gloves' });
  const paul = await clientOf(server, 'paul');
  const copy = (body: object) => paul.post(`/projectCrewItems/${item.id}/duplicate`, body);
  const { ids } = (await copy({ rows: 2, startDate: '2026-11-22', startTime: '20:00', endTime: '06:00' }))
    .body;
  expect(ids).toHaveLength(2);
  expect((await paul.get(`/projectCrewItems/${ids[0]}`)).body).toMatchObject({
    status: 'draft',
    person: null,
    comment: 'Gloves',
    endsAt: '2026-11-23T06:00:00+01:00',
    night: true,
  });
  expect((await copy({ rows: 201 })).body.fields).toMatchObject([{ path: 'rows', code: 'too_big' }]);
  expect((await paul.post('/projectCrewItems/nothing/duplicate', { rows: 1 })).status).toBe(404);
});
