import { addCrewPeople, clientOf, today } from '../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

const open = (id: string, some: Parameters<typeof plantItem>[1] = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { id, crewId: 'load-in', functionId: 'rigger', status: 'vacant', ...some }),
  );
type Row = { itemId: string; person: { id: string }; reasons: { kind: string }[] };
type Gap = { itemId: string; why: { kind: string; people: number }[] };
const shown = ({ proposals, gaps }: { proposals: Row[]; gaps: Gap[] }) => ({
  people: proposals.map(({ person }) => person.id).toSorted(),
  gaps: gaps.map(({ why }) => why.map(({ kind, people }) => `${kind} ${people}`)),
});

test('a crew is filled with people who are able and free, each with reasons, and the rest says why not', async () => {
  for (const id of ['one', 'two', 'three']) await open(id);
  await server.inTenant('north', async (db) => {
    await plantItem(db, { personId: 'person-chief', crewId: 'load-out', functionId: 'rigger' });
    const application = {
      personId: 'person-carl',
      crewItemId: 'two',
      appliedAt: today,
      state: 'applied' as const,
    };
    await db
      .insertInto('crewItemApplication')
      .values({ id: 'wish', ...application })
      .execute();
  });
  const paul = await clientOf(server, 'paul');
  const { body } = await paul.get('/projectCrews/load-in/fill');
  expect(shown(body)).toEqual({
    people: ['person-carl', 'person-cora'],
    gaps: [['neededElsewhere 2', 'overlapConfirmed 1']],
  });
  expect(body).toMatchObject({
    considered: 3,
    leftOut: [{ kind: 'overlapConfirmed', people: 1 }],
    left: 0,
  });
  const proposal = body.proposals.find(({ itemId }: Row) => itemId === 'two');
  expect(proposal).toMatchObject({
    person: { id: 'person-carl', name: expect.stringContaining('Carl') },
    crew: { id: 'load-in', name: 'Load-in' },
    project: { number: '4711' },
    function: { id: 'rigger', caption: 'Rigger' },
    day: '2026-11-21',
    from: '08:00',
    until: '18:00',
    version: 1,
    conflicts: [],
  });
  expect(proposal.reasons.map(({ kind }: { kind: string }) => kind)).toEqual([
    'applied',
    'near',
    'nothingAgainst',
  ]);
});

test('a day is filled over all of its crews: one person for two shifts only where they can rest', async () => {
  await open('day', { startTime: '08:00', endTime: '14:00' });
  await open('night', { crewId: 'load-out', startTime: '15:00', endTime: '23:00' });
  await open('tomorrow', { crewId: 'load-out', startDate: '2026-11-22' });
  await server.inTenant('north', (db) =>
    db
      .updateTable('person')
      .set({ active: false })
      .where('id', 'in', ['person-cora', 'person-carl'])
      .execute(),
  );
  const paul = await clientOf(server, 'paul');
  const { body } = await paul.get('/planningCalendarItems/fill?day=2026-11-21');
  expect(shown(body)).toEqual({ people: ['person-chief'], gaps: [['neededElsewhere 1']] });
  expect((await paul.get('/planningCalendarItems/fill?day=2026-11-21&projects=other')).body.gaps).toEqual([]);
});

test('who has refused in this crew is not asked again, and without times nobody is', async () => {
  await open('again', { status: 'refused', personId: 'person-cora' });
  await open('later', { startTime: null, endTime: null });
  await server.inTenant('north', (db) =>
    db.updateTable('person').set({ active: false }).where('id', '=', 'person-chief').execute(),
  );
  const paul = await clientOf(server, 'paul');
  const { body } = await paul.get('/projectCrews/load-in/fill');
  expect(shown(body)).toEqual({ people: ['person-carl'], gaps: [['timesMissing 0']] });
});

test('only who plans and may edit crews asks for it', async () => {
  const path = '/projectCrews/load-in/fill';
  for (const login of ['reader', 'cora', 'clea'])
    expect([login, (await (await clientOf(server, login)).get(path)).status]).toEqual([login, 403]);
  expect((await (await clientOf(server, 'paul')).get('/projectCrews/nowhere/fill')).status).toBe(404);
  const { body } = await (await clientOf(server, 'paul')).get('/projectCrews/load-out/fill');
  expect(body).toEqual({ proposals: [], gaps: [], considered: 0, leftOut: [], left: 0 });
});
