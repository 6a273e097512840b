import { addCrewPeople, clientOf, today } from '../../../tools/testing/crew-items.fixture.ts';
import { serverWithPeople } from '../../../tools/testing/people.fixture.ts';
import { plantItem, plantPerson } from '../../../tools/testing/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
const plant = (some: Parameters<typeof plantItem>[1]) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crew_id: 'load-in', function_id: 'rigger', person_id: 'person-cora', ...some }),
  );

test('who works in a project sees a number near the own days, not all through it', async () => {
  server.setNow(today);
  await server.inTenant('north', async (db) => {
    const { id } = await plantPerson(db, { phone: '+431234' });
    await db
      .updateTable('project')
      .set({ begin_date: '2026-11-01', end_date: '2027-02-28', manager_id: id })
      .execute();
    const may = { right_name: 'crewProfile', permission: 'CONTACT' };
    await db
      .insertInto('login_right')
      .values([
        { login_id: 'login-cora', ...may },
        { login_id: 'login-paul', ...may },
      ])
      .execute();
  });
  const contact = async (login: string) =>
    (await (await clientOf(server, login)).get('/projects/4711/contactProjectManager')).body;
  await plant({ start_date: '2026-11-02', status: 'cleared' });
  expect(await contact('cora')).toMatchObject({ phoneHidden: 'over', phoneUntil: '2026-11-04' });
  await plant({ start_date: '2026-12-15', start_time: '20:00', end_time: '06:00' });
  const soon = { phoneHidden: 'notYet', phoneFrom: '2026-12-08', phoneUntil: '2026-12-17' };
  expect(await contact('cora')).toMatchObject(soon);
  await plant({ start_date: '2026-11-24', status: 'requested' });
  expect(await contact('cora')).toMatchObject({ phoneHidden: null, phoneFrom: '2026-11-17' });
  expect((await contact('cora')).people[0].phone).toBe('+431234');
  expect(await contact('paul')).toMatchObject({ phoneHidden: null, phoneFrom: '2026-10-25' });
});
