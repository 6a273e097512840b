import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { heldWhileKeeping } from '../../../../tools/testing/server/held-while-keeping.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { answer, plantForm, saveAt, uploaded } from '../../../../tools/testing/fixtures/form.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant(north.id, async (db) => {
      await addLogin(db, { login: 'mira' });
      const size = { id: 'size', kind: 'number', required: true } as const;
      // It asks for a signature of its own, so nobody is asked for one when it is submitted.
      await plantForm(
        db,
        { id: 'gear', name: 'Gear' },
        [size, { id: 'own', kind: 'signature' }],
        ['person-ada'],
      );
      await plantForm(
        db,
        { id: 'fire', kind: 'training', name: 'Fire drill' },
        [{ id: 'exit', kind: 'single', choices: ['door', 'lift'], correct: 'door', required: true }],
        ['person-ada'],
      );
    });
  },
});

async function submitted(answers = [answer('size', 58)], formId = 'gear') {
  const ada = await signIn(server, 'ada');
  const begun = (await ada.client.post('/formResults/perform', { formId })).body;
  return { ada, body: (await saveAt(ada, begun, { answers, submit: true })).body };
}
const sign = async (who: SignedIn, more: object = {}, formId = 'gear') =>
  who.client.post(`/forms/perform/${formId}/download/signed`, {
    uploadId: await uploaded(who),
    name: 'Ada Kern',
    ...more,
  });
const signedActivities = () =>
  server.inTenant(north.id, (db) =>
    db.selectFrom('activity').select(['caption', 'after']).where('caption', '=', 'formSigned').execute(),
  );

test('what was submitted unsigned is signed later, and its paper shows the signature', async () => {
  const { ada, body } = await submitted();
  expect(body).toMatchObject({ signature: null, may: { sign: true } });
  const unsent = await ada.client.post('/forms/perform/gear/download/signed/send', {});
  expect(unsent.body.code).toBe('wrong_state');
  const { status, body: paper } = await sign(ada, { resultId: body.resultId });
  expect([status, paper.signerName]).toEqual([200, 'Ada Kern']);
  expect((await ada.client.get('/forms/perform/gear')).body).toMatchObject({
    signature: { name: 'Ada Kern', at: expect.any(String) },
    may: { sign: false },
  });
  const file = await server.app.inject({
    url: '/api/v1/forms/perform/gear/download',
    headers: { host: north.host, authorization: `Bearer ${ada.token}`, cookie: ada.cookie },
  });
  expect(readerSays('pdftotext', file.rawPayload, [], ['-']).text).toContain('Ada Kern');
});

test('two phones at once make one signature, which is noted once', async () => {
  const { ada } = await submitted();
  const answers = await Promise.all([sign(ada, { name: 'Ada One' }), sign(ada, { name: 'Ada Two' })]);
  const names = answers.map(({ body }) => body.signerName);
  expect([names[0], answers.map(({ status }) => status)]).toEqual([names[1], [200, 200]]);
  expect(await signedActivities()).toEqual([{ caption: 'formSigned', after: { signer: names[0] } }]);
});

test('what is not submitted yet, or has a newer version, is not signed', async () => {
  const ada = await signIn(server, 'ada');
  await ada.client.post('/formResults/perform', { formId: 'gear' });
  expect((await sign(ada)).body).toMatchObject({ code: 'wrong_state', params: { state: 'open' } });
  const { body } = await submitted();
  await saveAt(ada, body, { answers: [answer('size', 60)] });
  expect((await sign(ada, { resultId: body.resultId })).body.params).toEqual({ state: 'replaced' });
  expect(await signedActivities()).toEqual([]);
});

test('a training is signed once it was passed, and not before', async () => {
  const failed = await submitted([answer('exit', 'lift')], 'fire');
  expect(failed.body.may.sign).toBe(false);
  expect((await sign(failed.ada, {}, 'fire')).body.params).toEqual({ state: 'failed' });
  const passed = await submitted([answer('exit', 'door')], 'fire');
  expect(passed.body.may.sign).toBe(true);
  expect((await sign(passed.ada, {}, 'fire')).status).toBe(200);
});

test('nobody signs for somebody else', async () => {
  const { body } = await submitted();
  for (const login of ['petra', 'mira']) {
    const who = await signIn(server, login);
    expect((await sign(who, { resultId: body.resultId })).status).toBe(404);
  }
  expect(await signedActivities()).toEqual([]);
});

test('the paper of a form is drawn while nothing of the database is held, submitted and signed', async () => {
  const once = { status: 200, held: [0] };
  const ada = await signIn(server, 'ada');
  const begun = (await ada.client.post('/formResults/perform', { formId: 'gear' })).body;
  const sent = { answers: [answer('size', 58)], submit: true };
  expect(await heldWhileKeeping(server, () => saveAt(ada, begun, sent))).toEqual(once);
  const uploadId = await uploaded(ada);
  const url = '/forms/perform/gear/download/signed';
  const body = { uploadId, name: 'Ada Kern' };
  expect(await heldWhileKeeping(server, () => ada.client.post(url, body))).toEqual(once);
  // A new version has an id of its own, which the paper names.
  const { body: seen } = await ada.client.get('/forms/perform/gear');
  expect(
    await heldWhileKeeping(server, () => saveAt(ada, seen, { ...sent, answers: [answer('size', 60)] })),
  ).toEqual(once);
});
