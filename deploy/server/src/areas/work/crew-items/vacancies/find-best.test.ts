import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem, plantPerson } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

const plantRigger = (lastName: string, { stars, isBusy }: { stars: number; isBusy: boolean }) =>
  server.inTenant('north', async (db) => {
    const { id } = await plantPerson(db, { firstName: 'Best', lastName });
    await db.insertInto('personFunction').values({ personId: id, functionId: 'rigger' }).execute();
    const rating = { id: `r-${lastName}`, personId: id, typeId: 'work', stars, at: today };
    await db.insertInto('crewRating').values(rating).execute();
    if (isBusy)
      await plantItem(db, {
        crewId: 'load-out',
        functionId: 'rigger',
        personId: id,
        status: 'confirmed',
      });
  });

test('who is free is first, behind however many better ones who are not, on whatever page', async () => {
  const item = await server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', status: 'draft' }),
  );
  // More than are looked at at once.
  for (let n = 10; n < 70; n += 1) await plantRigger(`Busy${n}`, { stars: 5, isBusy: true });
  for (const n of [1, 2]) await plantRigger(`Free${n}`, { stars: 5 - n, isBusy: false });
  const paul = await clientOf(server, 'paul');
  const found = async (query: string) =>
    (await paul.get(`/projectCrewItems/${item.id}/findBest${query}`)).body as {
      total: number;
      items: { person: { name: string }; eligibility: { ok: boolean } }[];
    };
  const all = await found('?limit=100');
  expect(all.items).toHaveLength(all.total);
  expect(all.items.slice(0, 2).map(({ person }) => person.name.slice(-5))).toEqual(['Free1', 'Free2']);
  const blocked = all.items.findIndex(({ eligibility }) => !eligibility.ok);
  expect(all.items.slice(blocked).every(({ eligibility }) => !eligibility.ok)).toBe(true);
  expect((await found('?limit=2')).items).toEqual(all.items.slice(0, 2));
  expect((await found('?limit=4&page=2')).items).toEqual(all.items.slice(4, 8));
});
