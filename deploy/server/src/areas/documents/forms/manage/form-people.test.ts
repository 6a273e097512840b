import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';
import { answer, plantForm, saveAt, uploaded } from '../../../../tools/testing/fixtures/form.fixture.ts';

const people = ['ada', 'ben', 'cem', 'dora'];
const yes = { id: 'ok', kind: 'yesNo', required: true } as const;
const server = serverWithPeople({
  fill: async () => {
    server.setNow(new Date('2026-11-21T11:00:00Z'));
    await server.inTenant(north.id, async (db) => {
      for (const login of people.slice(1)) await addLogin(db, { login, types: ['crew'] });
      await addLogin(db, { login: 'pia', types: ['planners'] });
      const ids = people.map((login) => `person-${login}`);
      await plantForm(db, { id: 'gear', name: 'Gear' }, [yes], ids);
      await plantForm(
        db,
        { id: 'fire', name: 'Fire drill', kind: 'training', validDays: 100, attempts: 1 },
        [{ id: 'exit', kind: 'single', choices: ['door', 'lift'], correct: 'door', required: true }],
        ids.slice(0, 3),
      );
      await plantForm(db, { id: 'site', name: 'Site check', kind: 'securityCheck' }, []);
      for (const [person, dueOn] of [
        ['ben', '2026-11-20'],
        ['cem', '2026-12-01'],
      ] as const)
        await db
          .updateTable('formAssignment')
          .set({ dueOn })
          .where('formId', '=', 'gear')
          .where('personId', '=', `person-${person}`)
          .execute();
    });
  },
});

async function begin({ client }: SignedIn, formId: string) {
  return (await client.post('/formResults/perform', { formId })).body;
}
async function submit(login: string, formId: string, questionId: string, value: string) {
  const who = await signIn(server, login);
  const begun = await begin(who, formId);
  const signature = begun.needsSignature
    ? { signature: { uploadId: await uploaded(who), name: 'Somebody' } }
    : {};
  const body = { answers: [answer(questionId, value)], submit: true, ...signature };
  return (await saveAt(who, begun, body)).body;
}
const asOffice = async (path: string) => (await signIn(server, 'petra')).client.get(path);
type Line = { person: { id: string }; state: string; overdue: boolean };
const linesOf = async (path: string) =>
  (await asOffice(path)).body.items.map(
    ({ person, state, overdue }: Line) => `${person.id.slice(7)} ${state}${overdue ? ' overdue' : ''}`,
  );

test('the office sees who has done a form, and first who has not', async () => {
  const done = await submit('ada', 'gear', 'ok', 'yes');
  await begin(await signIn(server, 'cem'), 'gear');
  expect(await linesOf('/forms/gear/people')).toEqual([
    'ben open overdue',
    'cem started',
    'dora open',
    'ada done',
  ]);
  const { body } = await asOffice('/forms/gear/people?q=ada');
  expect(body).toMatchObject({
    total: 1,
    form: { id: 'gear', kind: 'form', name: 'Gear', documents: 0 },
    items: [
      {
        person: { id: 'person-ada', name: "Zoë D'ada" },
        state: 'done',
        submittedAt: '2026-11-21T11:00:00.000Z',
        resultId: done.resultId,
      },
    ],
  });
  const answers = await asOffice(`/forms/perform/gear?resultId=${done.resultId}`);
  expect(answers.body).toMatchObject({
    person: { id: 'person-ada' },
    answers: [{ questionId: 'ok', value: 'yes' }],
    may: { start: false, answer: false, change: false, sign: false },
  });
});

test('who has no longer to do it and has done it stays, who has left and has not is gone', async () => {
  await submit('ada', 'gear', 'ok', 'yes');
  await server.inTenant(north.id, async (db) => {
    await db.deleteFrom('formAssignment').where('personId', '=', 'person-ada').execute();
    await db.updateTable('person').set({ active: false }).where('id', '=', 'person-dora').execute();
  });
  expect(await linesOf('/forms/gear/people')).toEqual(['ben open overdue', 'cem open', 'ada done']);
});

test('a training is passed, failed or open', async () => {
  await submit('ada', 'fire', 'exit', 'door');
  await submit('ben', 'fire', 'exit', 'lift');
  expect((await linesOf('/forms/fire/people')).toSorted()).toEqual(['ada passed', 'ben locked', 'cem open']);
  const { body } = await asOffice('/forms/fire/people?q=ada');
  expect(body.items).toMatchObject([{ score: 100, validUntil: expect.stringMatching(/^2027-/) }]);
});

test('nobody but the office is told, and nothing of checks or of another tenant', async () => {
  for (const login of ['ada', 'pia'])
    expect((await (await signIn(server, login)).client.get('/forms/gear/people')).body.code).toBe(
      'forbidden',
    );
  for (const id of ['site', 'nothing'])
    expect((await asOffice(`/forms/${id}/people`)).body.code).toBe('not_found');
  const foreign = (await signIn(server, 'petra', 'south.test')).client;
  expect((await foreign.get('/forms/gear/people')).body.code).toBe('not_found');
  expect((await asOffice('/forms/gear/people?limit=2&page=2')).body).toMatchObject({ total: 4, page: 2 });
});
