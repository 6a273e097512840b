import { addDays } from '@callboard/domain';
import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';
import { answer, plantForm, saveAt } from '../../../../tools/testing/fixtures/form.fixture.ts';

const today = '2026-11-21';
const atNoon = (day: string) => new Date(`${day}T11:00:00Z`);

const server = serverWithPeople({
  fill: async () => {
    server.setNow(atNoon(today));
    await server.inTenant(north.id, async (db) => {
      await addLogin(db, { login: 'mira' });
      await db.insertInto('skill').values({ id: 'fire', caption: 'Fire protection' }).execute();
      await plantForm(
        db,
        { id: 'fire', kind: 'training', name: 'Fire drill', skillId: 'fire', validDays: 100 },
        [
          { id: 'exit', kind: 'single', choices: ['door', 'lift'], correct: 'door', required: true },
          { id: 'call', kind: 'number', correct: 122, required: true },
        ],
        ['person-ada', 'person-mira'],
      );
    });
  },
});

const attempt = async (who: SignedIn, exit: string, call: number) => {
  const begun = await who.client.post('/formResults/perform', { formId: 'fire' });
  if (begun.status !== 200) return begun;
  return saveAt(who, begun.body, { answers: [answer('exit', exit), answer('call', call)], submit: true });
};
const skills = () =>
  server.inTenant(north.id, (db) =>
    db.selectFrom('personSkill').select(['personId', 'skillId', 'validFrom', 'validUntil']).execute(),
  );
const kindsNotified = () =>
  server.inTenant(north.id, async (db) =>
    (await db.selectFrom('notification').select('kind').orderBy('at').execute()).map(({ kind }) => kind),
  );
const stateOf = async ({ client }: SignedIn) => (await client.get('/forms?kind=training')).body.items[0];

test('right answers do not leave before it is submitted; then each question says whether it was right', async () => {
  const ada = await signIn(server, 'ada');
  const begun = await ada.client.post('/formResults/perform', { formId: 'fire' });
  expect(begun.text).not.toContain('correct');
  expect(begun.body.questions.map((one: { right: unknown }) => one.right)).toEqual([null, null]);
  const failed = await saveAt(ada, begun.body, {
    answers: [answer('exit', 'door'), answer('call', 1)],
    submit: true,
  });
  expect(failed.body.questions.map((one: { right: unknown }) => one.right)).toEqual([true, false]);
});

test('a failed attempt leaves two more; a pass gives the skill for its time', async () => {
  const ada = await signIn(server, 'ada');
  const failed = await attempt(ada, 'lift', 122);
  expect(failed.body).toMatchObject({
    state: 'submitted',
    training: { state: 'failed', score: 50, passed: false, minimumScore: 80, attemptsLeft: 2 },
    may: { start: true, change: false },
  });
  expect(await skills()).toEqual([]);
  const passed = await attempt(ada, 'door', 122);
  expect(passed.body).toMatchObject({ number: 2, training: { state: 'passed', score: 100, passed: true } });
  expect(await skills()).toEqual([
    { personId: 'person-ada', skillId: 'fire', validFrom: today, validUntil: addDays(today, 100) },
  ]);
  expect(await stateOf(ada)).toMatchObject({
    state: 'passed',
    validUntil: addDays(today, 100),
    mayStart: false,
  });
});

test('three failures lock it, and somebody who plans hears of it', async () => {
  const ada = await signIn(server, 'ada');
  for (const _ of [1, 2, 3]) await attempt(ada, 'lift', 1);
  expect(await stateOf(ada)).toMatchObject({ state: 'locked', attemptsLeft: 0, mayStart: false });
  const fourth = await attempt(ada, 'door', 122);
  expect([fourth.status, fourth.body.code, fourth.body.params.state]).toEqual([409, 'wrong_state', 'locked']);
  const todos = await server.inTenant(north.id, (db) =>
    db.selectFrom('activity').select('caption').where('type', '=', 'TODO_INT').execute(),
  );
  expect(todos).toEqual([{ caption: 'trainingLocked' }]);
});

test('what was passed cannot be taken again before its end comes near, and a result cannot be changed', async () => {
  const ada = await signIn(server, 'ada');
  const passed = await attempt(ada, 'door', 122);
  expect((await attempt(ada, 'door', 122)).body.params.state).toBe('passed');
  expect((await saveAt(ada, passed.body, { answers: [answer('call', 1)] })).body.code).toBe('wrong_state');
  server.setNow(atNoon(addDays(today, 50)));
  const later = await signIn(server, 'ada');
  expect((await stateOf(later)).state).toBe('expiring');
  expect((await attempt(later, 'door', 122)).body.training.validUntil).toBe(addDays(today, 150));
  expect(await skills()).toMatchObject([{ validUntil: addDays(today, 150) }]);
});

test('sixty, thirty and seven days before the end its person is told, once each', async () => {
  await attempt(await signIn(server, 'ada'), 'door', 122);
  const notified: number[] = [];
  for (const left of [61, 60, 59, 30, 29, 7, 6, 0]) {
    server.setNow(atNoon(addDays(today, 100 - left)));
    for (const _ of [1, 2]) {
      await server.jobs.send('round', {});
      await server.jobs.drain();
    }
    const count = (await kindsNotified()).filter((kind) => kind === 'trainingExpiring').length;
    if (count > notified.length) notified.push(left);
  }
  expect(notified).toEqual([60, 30, 7]);
});

test('whoever has a form due in three days is told once, unless it is done', async () => {
  await attempt(await signIn(server, 'ada'), 'door', 122);
  await server.inTenant(north.id, (db) =>
    db
      .updateTable('formAssignment')
      .set({ dueOn: addDays(today, 3) })
      .execute(),
  );
  for (const _ of [1, 2]) {
    await server.jobs.send('round', {});
    await server.jobs.drain();
  }
  const notified = await server.inTenant(north.id, (db) =>
    db.selectFrom('notification').select(['personId', 'kind', 'params']).execute(),
  );
  expect(notified).toEqual([
    { personId: 'person-mira', kind: 'formDue', params: { form: 'Fire drill', date: addDays(today, 3) } },
  ]);
  server.setNow(atNoon(addDays(today, 4)));
  expect(await stateOf(await signIn(server, 'mira'))).toMatchObject({ state: 'open', overdue: true });
});
