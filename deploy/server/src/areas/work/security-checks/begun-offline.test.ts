import { randomUUID } from 'node:crypto';
import { answer, plantForm, saveAt } from '../../../tools/testing/fixtures/form.fixture.ts';
import { addLogin, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantItem, plantProject } from '../../../tools/testing/database/plant.db.ts';

const now = new Date('2026-11-21T06:00:00Z');
const where = { crewId: 'crew-1', date: '2026-11-21', shift: 'D' };

const server = serverWithPeople({
  fill: async () => {
    server.setNow(now);
    await server.inTenant('north', async (db) => {
      for (const login of ['chief', 'other', 'hand']) await addLogin(db, { login });
      const project = await plantProject(db);
      await plantCrew(db, { id: 'crew-1', projectId: project.id });
      for (const login of ['chief', 'other'])
        await plantItem(db, { crewId: 'crew-1', personId: `person-${login}`, crewChief: true });
      await plantForm(db, { id: 'safe', kind: 'securityCheck' }, [
        { id: 'exits', kind: 'yesNo', required: true },
        { id: 'wind', kind: 'number' },
      ]);
      await db
        .insertInto('securityCheck')
        .values({
          id: 'check',
          formId: 'safe',
          crewId: 'crew-1',
          date: where.date,
          shift: where.shift,
          dueFrom: now,
          dueUntil: new Date(now.getTime() + 3_600_000),
        })
        .execute();
    });
  },
});

const begin = async (login: string, resultId?: string) => {
  const who = await signIn(server, login);
  const body = { formId: 'safe', ...where, ...(resultId && { resultId }) };
  return { who, begun: await who.client.post('/formResults/perform', body) };
};

test('a phone without network names the result, and what it saves to that name is there', async () => {
  const resultId = randomUUID();
  const { who, begun } = await begin('chief', resultId);
  expect(begun.body).toMatchObject({ resultId, state: 'open', version: 1 });
  expect((await saveAt(who, begun.body, { answers: [answer('exits', 'yes')] })).body).toMatchObject({
    resultId,
    answers: [{ questionId: 'exits', value: 'yes' }],
  });
  expect((await begin('chief', resultId)).begun.body.resultId).toBe(resultId);
});

test('somebody else had begun it meanwhile: the answers of both are in one check', async () => {
  const { who: other, begun: first } = await begin('other');
  await saveAt(other, first.body, { answers: [answer('wind', 7)] });
  const resultId = randomUUID();
  const { who, begun } = await begin('chief', resultId);
  expect(begun.body.resultId).toBe(first.body.resultId);
  const toOwnName = { ...begun.body, resultId };
  const saved = await saveAt(who, toOwnName, { answers: [answer('exits', 'no')] });
  expect(saved.body).toMatchObject({ resultId: first.body.resultId });
  expect(saved.body.answers.map(({ questionId }: { questionId: string }) => questionId).toSorted()).toEqual([
    'exits',
    'wind',
  ]);
  // What was read before is still told apart.
  expect((await saveAt(who, toOwnName, { answers: [answer('exits', 'yes')] })).body.code).toBe('conflict');
});

test('a name that is no name, and one of a result of another check, begin nothing', async () => {
  const chief = await signIn(server, 'chief');
  const wanted = { formId: 'safe', ...where };
  expect(
    (await chief.client.post('/formResults/perform', { ...wanted, resultId: 'me' })).body.fields,
  ).toMatchObject([{ path: 'resultId' }]);
  const resultId = randomUUID();
  await server.inTenant('north', (db) =>
    db
      .insertInto('formResult')
      .values({
        id: resultId,
        formId: 'safe',
        personId: 'person-hand',
        number: 1,
        state: 'open',
        startedAt: now,
      })
      .execute(),
  );
  expect((await begin('chief', resultId)).begun.status).toBe(404);
  expect((await begin('hand', randomUUID())).begun.status).toBe(404);
});
