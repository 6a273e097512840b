import { listenLive, when } from '../../../../tools/testing/server/live.driver.ts';
import { serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantItem } from '../../../../tools/testing/database/plant.db.ts';
import {
  addCrewPeople,
  clientOf,
  ifMatch,
  today,
} from '../../../../tools/testing/fixtures/crew-items.fixture.ts';

const server = serverWithPeople({ fill: addCrewPeople });
beforeEach(() => server.setNow(today));

const vacant = () =>
  server.inTenant('north', (db) =>
    plantItem(db, {
      crewId: 'load-in',
      functionId: 'rigger',
      startDate: '2026-11-24',
      status: 'vacant',
    }),
  );
const apply = async (login: string, id: string) =>
  (await clientOf(server, login)).get(`/projectCrewItems/${id}/applyVacancy`);

describe('when who had got the place gives it back', () => {
  async function taken() {
    const item = await vacant();
    for (const login of ['cora', 'carl', 'chief']) await apply(login, item.id);
    const paul = await clientOf(server, 'paul');
    const of = (login: string, answer: string) =>
      paul.post(`/projectCrewItems/${item.id}/applicants/person-${login}/${answer}`, {});
    await of('chief', 'reject');
    await of('cora', 'accept');
    const states = async () =>
      Object.fromEntries(
        (
          await server.inTenant('north', (db) =>
            db
              .selectFrom('crewItemApplication')
              .select(['personId', 'state'])
              .where('crewItemId', '=', item.id)
              .execute(),
          )
        ).map(({ personId, state }) => [personId.slice(7), state]),
      );
    return { item, paul, of, states };
  }
  const release = (paul: Awaited<ReturnType<typeof clientOf>>, id: string) =>
    paul.post(`/projectCrewItemStatus/${id}`, { action: 'release', reason: 'Exam' });

  test('the others are applicants again, home leads there, and the next one can be accepted', async () => {
    const { item, paul, of, states } = await taken();
    expect(await states()).toEqual({ cora: 'accepted', carl: 'filled', chief: 'rejected' });
    await release(paul, item.id);
    expect(await states()).toEqual({ cora: 'withdrawn', carl: 'applied', chief: 'rejected' });
    const { items: entries } = (await paul.get('/home')).body.needsYou;
    expect(entries.map(({ kind }: { kind: string }) => kind)).toContain('applicantsToDecide');
    const { items } = (await paul.get(`/projectCrewItems/${item.id}/applicants`)).body;
    expect(
      items
        .filter((one: { may: { accept: boolean } }) => one.may.accept)
        .map((one: { person: { id: string } }) => one.person.id),
    ).toEqual(['person-carl']);
    expect((await of('carl', 'accept')).body).toMatchObject({
      status: 'confirmed',
      person: { id: 'person-carl' },
    });
    expect(await states()).toEqual({ cora: 'withdrawn', carl: 'accepted', chief: 'rejected' });
  });

  test('who is an applicant again is told once, and not who gave it back', async () => {
    const { item, paul } = await taken();
    const notifications = () =>
      server.inTenant('north', (db) =>
        db.selectFrom('notification').selectAll().where('kind', '=', 'vacancyReopened').execute(),
      );
    expect(await notifications()).toEqual([]);
    const live = await listenLive(server, (await signIn(server, 'carl')).token);
    await release(paul, item.id);
    await when(() => live.names().includes('jobs'));
    expect(live.names()).toEqual(expect.arrayContaining(['notifications', 'vacancies']));
    live.close();
    const [only, ...others] = await notifications();
    expect(only).toMatchObject({
      personId: 'person-carl',
      params: { function: 'Rigger', day: '2026-11-24', person: '', reason: '' },
      subjectKind: 'job',
      subjectId: item.id,
    });
    expect(others).toEqual([]);
    const carl = await clientOf(server, 'carl');
    const { items } = (await carl.get('/notifications')).body;
    expect(items.find(({ kind }: { kind: string }) => kind === 'vacancyReopened')).toMatchObject({
      title: 'Your application counts again',
      text: expect.not.stringMatching(/Cora|Exam/),
    });
    expect((await carl.get(`/jobs/${item.id}`)).status).toBe(200);
    expect(
      await server.inTenant('south', (db) => db.selectFrom('notification').selectAll().execute()),
    ).toEqual([]);
  });

  test('where nobody waited nobody is told', async () => {
    const item = await vacant();
    await apply('cora', item.id);
    const paul = await clientOf(server, 'paul');
    await paul.post(`/projectCrewItems/${item.id}/applicants/person-cora/accept`, {});
    await release(paul, item.id);
    const kinds = await server.inTenant('north', (db) =>
      db.selectFrom('notification').select('kind').execute(),
    );
    expect(kinds.map(({ kind }) => kind)).not.toContain('vacancyReopened');
  });

  test('somebody else is given it, and who waited is told', async () => {
    const { item, paul, states } = await taken();
    await release(paul, item.id);
    const given = { personId: 'person-chief', as: 'book' };
    const { version } = (await paul.get(`/projectCrewItems/${item.id}`)).body;
    const answer = await paul.post(`/projectCrewItems/${item.id}/assign`, given, ifMatch(version));
    expect(answer.body.status).toBe('confirmed');
    expect((await states())['carl']).toBe('filled');
  });

  test('who waits can withdraw', async () => {
    const { item, paul, states } = await taken();
    await release(paul, item.id);
    await (await clientOf(server, 'carl')).get(`/projectCrewItems/${item.id}/unapplyVacancy`);
    expect((await states())['carl']).toBe('withdrawn');
  });
});
