import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { north } from '../../../../tools/testing/server/tenants.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { plantCrew, plantItem } from '../../../../tools/testing/database/plant.db.ts';
import {
  answer,
  newKey,
  plantForm,
  saveAt,
  uploaded,
} from '../../../../tools/testing/fixtures/form.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant(north.id, async (db) => {
      await addLogin(db, { login: 'mira' });
      await plantForm(
        db,
        { id: 'gear', name: 'Gear: helmet & shoes', intro: 'Look first.' },
        [
          { id: 'intro', kind: 'info' },
          { id: 'whole', kind: 'yesNo', required: true, onNo: { comment: true, photo: true, todo: true } },
          {
            id: 'parts',
            kind: 'multi',
            choices: ['strap', 'shell'],
            showIf: { questionId: 'whole', oneOf: ['no'] },
          },
          { id: 'size', kind: 'number', required: true, minimum: 50, maximum: 66, unit: 'cm' },
          { id: 'photo', kind: 'photo' },
        ],
        ['person-ada'],
      );
    });
  },
});

const begun = async () => {
  const ada = await signIn(server, 'ada');
  const { body } = await ada.client.post('/formResults/perform', { formId: 'gear' });
  return { ada, body };
};
const submitted = async () => {
  const { ada, body } = await begun();
  const signature = { uploadId: await uploaded(ada), name: 'ADA KERN' };
  const answers = [answer('whole', 'yes'), answer('size', 58)];
  const done = await saveAt(ada, body, { answers, submit: true, signature });
  return { ada, done, body: done.body };
};
const todos = () =>
  server.inTenant(north.id, (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'body', 'priority', 'dueDate'])
      .where('type', '<>', 'LOG')
      .execute(),
  );

test('the list holds what one is to do, with how far it has come', async () => {
  const { ada, body } = await begun();
  expect((await ada.client.get('/forms')).body).toMatchObject({
    total: 1,
    items: [
      { id: 'gear', kind: 'form', state: 'started', questions: 4, answered: 0, resultId: body.resultId },
    ],
  });
  expect((await ada.client.get('/forms?kind=training')).body.total).toBe(0);
  expect((await (await signIn(server, 'mira')).client.get('/forms')).body.total).toBe(0);
});

test('looking at a form begins none, and beginning twice is one', async () => {
  const ada = await signIn(server, 'ada');
  const looked = await ada.client.get('/forms/perform/gear');
  expect(looked.body).toMatchObject({ state: 'new', resultId: null, may: { start: true, answer: false } });
  const [one, two] = await Promise.all(
    [1, 2].map(() => ada.client.post('/formResults/perform', { formId: 'gear' })),
  );
  expect(one?.body.resultId).toBe(two?.body.resultId);
  expect((await ada.client.get('/forms/perform/gear')).body).toMatchObject({
    state: 'open',
    resultId: one?.body.resultId,
    may: { start: false, answer: true },
  });
});

test('opening it again goes on where it was left, or at the question that was wished for', async () => {
  const { ada, body } = await begun();
  const saved = await saveAt(ada, body, { answers: [answer('whole', 'yes')] });
  expect(saved.body).toMatchObject({ version: body.version + 1, openAt: 'size' });
  const again = (await ada.client.get('/forms/perform/gear?questionId=photo')).body;
  expect([again.openAt, again.asked, again.answers.length]).toEqual([
    'photo',
    ['intro', 'whole', 'size', 'photo'],
    1,
  ]);
});

test('an answer must fit its question, and all of a saving stay out with one that does not', async () => {
  const { ada, body } = await begun();
  const answers = [answer('whole', 'yes'), answer('size', 12), answer('parts', ['sole']), answer('hat', 'x')];
  const { status, body: error } = await saveAt(ada, body, { answers });
  expect(status).toBe(422);
  expect(error.fields).toMatchObject([
    { path: 'answers.1.value', code: 'too_small', params: { min: 50 } },
    { path: 'answers.2.value', code: 'bad_choice' },
    { path: 'answers.3.questionId', code: 'bad_choice' },
  ]);
  expect((await ada.client.get('/forms/perform/gear')).body.answers).toEqual([]);
});

test('a "no" is not complete without its comment and photo, and raises a to-do', async () => {
  const { ada, body } = await begun();
  const signature = { uploadId: await uploaded(ada), name: 'ADA KERN' };
  const answers = [answer('whole', 'no', { comment: '' }), answer('size', 58)];
  const refused = await saveAt(ada, body, { answers, submit: true, signature });
  expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual([
    'whole.comment',
    'whole.photo',
  ]);
  const full = [
    answer('whole', 'no', { comment: 'Strap torn', uploadId: await uploaded(ada) }),
    answer('size', 58),
  ];
  const done = await saveAt(ada, body, {
    answers: [...full, answer('parts', ['strap'])],
    submit: true,
    signature,
  });
  expect(done.body).toMatchObject({ state: 'submitted', gaps: [], may: { answer: false, change: true } });
  expect(await todos()).toEqual([
    { caption: 'formNo', body: 'whole?: Strap torn', priority: 1, dueDate: expect.any(String) },
  ]);
});

test('files come with an answer and are shown by a signed address', async () => {
  const { ada, body } = await begun();
  const saved = await saveAt(ada, body, {
    answers: [{ questionId: 'photo', uploadId: await uploaded(ada) }],
  });
  const [{ value, file }] = saved.body.answers;
  expect([value, file.type]).toEqual(['gate.jpg', 'image/webp']);
  expect(
    (await server.client().get(file.url.replace('/api/v1', ''), { headers: { cookie: ada.cookie } })).status,
  ).toBe(200);
  const gone = await saveAt(ada, saved.body, { answers: [answer('photo', null)] });
  expect(gone.body.answers).toEqual([]);
});

test('submitting needs the signature, locks the answers and makes the paper', async () => {
  const { ada, body } = await begun();
  const answers = [answer('whole', 'yes'), answer('size', 58)];
  const without = await saveAt(ada, body, { answers, submit: true });
  expect(without.body.fields).toMatchObject([{ path: 'signature', code: 'required' }]);
  const { done } = await submitted();
  expect(done.body).toMatchObject({ state: 'submitted', signature: { name: 'ADA KERN' }, number: 1 });
  const paper = await server.app.inject({
    url: '/api/v1/forms/perform/gear/download',
    headers: { host: north.host, authorization: `Bearer ${ada.token}`, cookie: ada.cookie },
  });
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  const read = readerSays('pdftotext', paper.rawPayload, [], ['-']);
  const printed = ['Gear: helmet', '58 cm', 'ADA KERN'];
  expect(printed.filter((text) => !read.text.includes(text))).toEqual([]);
});

test('what has come so far can be printed before it is submitted; before it is begun there is nothing', async () => {
  const ada = await signIn(server, 'ada');
  expect((await ada.client.get('/forms/perform/gear/download')).status).toBe(404);
  await ada.client.post('/formResults/perform', { formId: 'gear' });
  expect((await ada.client.get('/forms/perform/gear/download')).status).toBe(200);
});

test('a later change is a new version; the first one stays as it was', async () => {
  const { ada, body } = await submitted();
  const changed = await saveAt(ada, body, { answers: [answer('size', 60)] });
  expect(changed.body).toMatchObject({ number: 2, state: 'open', versions: [{ number: 2 }, { number: 1 }] });
  expect(changed.body.answers).toHaveLength(2);
  const first = (await ada.client.get(`/forms/perform/gear?resultId=${body.resultId}`)).body;
  expect(first.answers.find((one: { questionId: string }) => one.questionId === 'size').value).toBe(58);
  expect(first.may).toEqual({ start: false, answer: false, change: false, sign: false });
  expect((await saveAt(ada, body, { answers: [answer('size', 61)] })).status).toBe(409);
});

test('a saving from an old copy is a conflict with what stands; without a version nothing is saved', async () => {
  const { ada, body } = await begun();
  await saveAt(ada, body, { answers: [answer('size', 58)] });
  const late = await saveAt(ada, body, { answers: [answer('size', 60)] });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  const blind = await ada.client.post(`/formResults/perform/${body.resultId}`, { answers: [] });
  expect(blind.status).toBe(428);
});

test('a saving that is sent twice from the tunnel is one', async () => {
  const { ada, body } = await begun();
  const key = newKey();
  const first = await saveAt(ada, body, { answers: [answer('size', 58)] }, key);
  const again = await saveAt(ada, body, { answers: [answer('size', 58)] }, key);
  expect([again.text, again.headers['idempotent-replay']]).toEqual([first.text, 'true']);
});

test('the paper is sent by mail with the PDF, to its person where nobody else is named', async () => {
  const { ada, body } = await submitted();
  const signed = await ada.client.post('/forms/perform/gear/download/signed', {
    uploadId: 'nothing-new',
    name: 'ADA KERN',
  });
  // It was signed with submitting: asking again answers that paper.
  expect([signed.status, signed.body.signerName]).toEqual([200, 'ADA KERN']);
  expect(
    (await server.client().get(signed.body.url.replace('/api/v1', ''), { headers: { cookie: ada.cookie } }))
      .status,
  ).toBe(200);
  const sent = await ada.client.post('/forms/perform/gear/download/signed/send', {});
  expect(sent.body).toMatchObject({ email: 'ada@people.example' });
  await server.jobs.drain();
  expect(server.mails).toMatchObject([
    { to: 'ada@people.example', attached: [{ name: 'Gear helmet shoes.pdf', type: 'application/pdf' }] },
  ]);
  expect((await ada.client.get('/forms/perform/gear')).body.sentAt).toEqual(expect.any(String));
  expect(body.sentAt).toBeNull();
});

test('documents and files of questions are for whoever has the form', async () => {
  await server.inTenant(north.id, async (db) => {
    const file = {
      content: 'a'.repeat(64),
      name: 'rules.pdf',
      type: 'application/pdf',
      size: 1,
      private: true,
    };
    await db
      .insertInto('file')
      .values({ id: 'file-1', ...file, createdAt: new Date() })
      .execute();
    await db.insertInto('documentType').values({ id: 't', caption: 'Rules' }).execute();
    await db
      .insertInto('document')
      .values({
        id: 'doc-1',
        number: 'D-1',
        name: 'House rules',
        typeId: 't',
        status: 'information',
        fileId: 'file-1',
        createdAt: new Date(),
      })
      .execute();
    await db
      .insertInto('documentLink')
      .values({ documentId: 'doc-1', subjectKind: 'form', subjectId: 'gear' })
      .execute();
    await db.updateTable('formQuestion').set({ fileId: 'file-1' }).where('id', '=', 'whole').execute();
  });
  const ada = await signIn(server, 'ada');
  expect((await ada.client.get('/forms/gear/documents')).body.items).toMatchObject([
    { name: 'House rules', type: 'Rules', url: expect.stringContaining('/file/file-1') },
  ]);
  expect((await ada.client.get('/formQuestions/whole/file')).body).toMatchObject({ name: 'rules.pdf' });
  expect((await ada.client.get('/formQuestions/size/file')).status).toBe(404);
  const mira = await signIn(server, 'mira');
  for (const path of [
    '/forms/gear/documents',
    '/formQuestions/whole/file',
    '/forms/perform/gear',
    '/forms/perform/nothing',
  ]) {
    expect((await mira.client.get(path)).body).toMatchObject({ code: 'not_found' });
  }
  const petra = await signIn(server, 'petra');
  expect((await petra.client.get('/forms/gear/documents')).body.total).toBe(1);
});

test('somebody else’s result is for those who plan and account, to read only', async () => {
  const { body } = await submitted();
  const path = `/forms/perform/gear?resultId=${body.resultId}`;
  const seen = await (await signIn(server, 'petra')).client.get(path);
  expect(seen.body).toMatchObject({ state: 'submitted', may: { change: false, sign: false } });
  const mira = await signIn(server, 'mira');
  expect((await mira.client.get(path)).status).toBe(404);
  expect((await saveAt(mira, body, { answers: [] })).status).toBe(404);
});

test('a form for a crew, day and shift is a result of its own, for those in the crew', async () => {
  const crew = await server.inTenant(north.id, async (db) => {
    const { id } = await plantCrew(db);
    await plantItem(db, { crewId: id, personId: 'person-ada' });
    return id;
  });
  const { ada, body } = await begun();
  const wanted = { crewId: crew, date: '2026-11-21', shift: 'D' };
  const own = await ada.client.post('/formResults/perform', { formId: 'gear', ...wanted });
  expect(own.body).toMatchObject({ crew: { id: crew, name: 'Load-in' }, date: '2026-11-21', shift: 'D' });
  expect(own.body.resultId).not.toBe(body.resultId);
  const found = await ada.client.get(`/forms/perform/gear?${new URLSearchParams(wanted)}`);
  expect(found.body.resultId).toBe(own.body.resultId);
  const elsewhere = await server.inTenant(north.id, (db) => plantCrew(db));
  expect((await ada.client.get(`/forms/perform/gear?crewId=${elsewhere.id}`)).status).toBe(404);
});
