import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

type Some = Parameters<typeof plantItem>[1];
/** In two days, so that nobody is late with a wish. */
const plant = (some: Some = {}) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', startDate: '2026-11-24', ...some }),
  );
type Entry = { kind: string; id: string; link: object; words: Record<string, unknown>; dueAt?: string };
async function requestsOf(login: string): Promise<Entry[]> {
  const { items } = (await (await clientOf(server, login)).get('/home')).body.needsYou as { items: Entry[] };
  return items.filter(({ kind }) => kind === 'removalToDecide' || kind === 'applicantsToDecide');
}
const rowsFor = async (login: string) =>
  (await (await clientOf(server, login)).get('/projectCrews/load-in/projectCrewItems')).body.items as {
    crewItemId: string;
    applicants: number;
    removal: { askedAt: string; reason: string } | null;
  }[];

test('who plans a crew hears on home and in it who wants a place or wants to go, until it is decided', async () => {
  const held = await plant({ personId: 'person-cora', status: 'confirmed' });
  const [free, alike] = [await plant({ status: 'vacant' }), await plant({ status: 'vacant' })];
  await plant({ personId: 'person-chief', status: 'confirmed', crewChief: true });
  const [cora, carl, paul] = [
    await clientOf(server, 'cora'),
    await clientOf(server, 'carl'),
    await clientOf(server, 'paul'),
  ];
  expect(await requestsOf('paul')).toEqual([]);

  await cora.post(`/jobs/${held.id}/requestRemoval`, { reason: 'Exam' });
  for (const { id } of [free, alike]) await carl.get(`/projectCrewItems/${id}/applyVacancy`);
  const [removal, applicants, ...rest] = await requestsOf('paul');
  expect(rest).toEqual([]);
  // An answer is owed within a day; the places are filled before the work begins.
  expect(removal).toMatchObject({
    kind: 'removalToDecide',
    id: held.id,
    link: { id: 'load-in' },
    dueAt: '2026-11-21T06:00:00.000Z',
  });
  expect(removal?.words['who']).toMatch(/^Cora/);
  // One person for two places like each other is one person.
  expect(applicants).toMatchObject({
    kind: 'applicantsToDecide',
    link: { id: 'load-in' },
    words: { count: 1 },
  });
  // Nobody else plans it.
  for (const login of ['pia', 'reader', 'cora', 'chief']) expect(await requestsOf(login)).toEqual([]);

  const seen = await rowsFor('paul');
  const of = (id: string) => seen.find(({ crewItemId }) => crewItemId === id);
  expect(of(held.id)?.removal).toEqual({ askedAt: today.toISOString(), reason: 'Exam' });
  expect([of(free.id)?.applicants, of(held.id)?.applicants]).toEqual([1, 0]);
  // What somebody asks of the planner is no matter of the others.
  for (const row of await rowsFor('chief'))
    expect({ removal: row.removal, applicants: row.applicants }).toEqual({ removal: null, applicants: 0 });

  await paul.post(`/projectCrewItems/${held.id}/removal`, { accept: true });
  for (const { id } of [free, alike])
    await paul.post(`/projectCrewItems/${id}/applicants/person-carl/reject`, { reason: 'Next time.' });
  expect(await requestsOf('paul')).toEqual([]);
});

test('what has begun is not asked for any more', async () => {
  const held = await plant({ personId: 'person-cora', status: 'confirmed' });
  const free = await plant({ status: 'vacant' });
  await (await clientOf(server, 'cora')).post(`/jobs/${held.id}/requestRemoval`, { reason: 'Exam' });
  await (await clientOf(server, 'carl')).get(`/projectCrewItems/${free.id}/applyVacancy`);
  expect(await requestsOf('paul')).toHaveLength(2);
  server.setNow(new Date('2026-11-25T06:00:00Z'));
  expect(await requestsOf('paul')).toEqual([]);
});
