import { addCrewPeople, clientOf, today } from '../../../../tools/testing/fixtures/crew-items.fixture.ts';
import { serverWithPeople } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem, plantPerson } from '../../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({ fill: addCrewPeople });
const plant = (some: Parameters<typeof plantItem>[1]) =>
  server.inTenant('north', (db) =>
    plantItem(db, { crewId: 'load-in', functionId: 'rigger', personId: 'person-cora', ...some }),
  );

test('who works in a project sees a number near the own days, not all through it', async () => {
  server.setNow(today);
  await server.inTenant('north', async (db) => {
    const { id } = await plantPerson(db, { phone: '+431234' });
    await db
      .updateTable('project')
      .set({ beginDate: '2026-11-01', endDate: '2027-02-28', managerId: id })
      .execute();
    const may = { rightName: 'crewProfile', permission: 'CONTACT' };
    await db
      .insertInto('loginRight')
      .values([
        { loginId: 'login-cora', ...may },
        { loginId: 'login-paul', ...may },
      ])
      .execute();
  });
  const contact = async (login: string) =>
    (await (await clientOf(server, login)).get('/projects/4711/contactProjectManager')).body;
  await plant({ startDate: '2026-11-02', status: 'cleared' });
  expect(await contact('cora')).toMatchObject({ phoneHidden: 'over', phoneUntil: '2026-11-04' });
  await plant({ startDate: '2026-12-15', startTime: '20:00', endTime: '06:00' });
  const soon = { phoneHidden: 'notYet', phoneFrom: '2026-12-08', phoneUntil: '2026-12-17' };
  expect(await contact('cora')).toMatchObject(soon);
  await plant({ startDate: '2026-11-24', status: 'requested' });
  expect(await contact('cora')).toMatchObject({ phoneHidden: null, phoneFrom: '2026-11-17' });
  expect((await contact('cora')).people[0].phone).toBe('+431234');
  expect(await contact('paul')).toMatchObject({ phoneHidden: null, phoneFrom: '2026-10-25' });
});
