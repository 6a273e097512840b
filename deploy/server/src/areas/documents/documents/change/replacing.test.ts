import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantPerson } from '../../../../tools/testing/database/plant.db.ts';
import { smallPdf } from '../../../../tools/demo/small-pdf.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';
import type { Signer } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    server.setNow(new Date('2026-11-21T11:00:00Z'));
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea' });
      await plantPerson(db, { id: 'gwen', firstName: 'Gwen', email: 'gwen@x.example' });
      await db
        .insertInto('documentType')
        .values({ id: 'proof', caption: 'Proof', uploadable: true })
        .execute();
    });
  },
});
const gwen = { login: 'gwen', personId: 'gwen', name: 'Gwen Llewellyn', email: 'gwen@x.example' };
const plant = (signers: Signer[], some: Parameters<typeof plantDocument>[3] = {}) =>
  server.inTenant('north', (db) => plantDocument(db, filesOf(server), signers, some));

async function replace(who: SignedIn, id: string, more: object = {}) {
  const { body } = await who.client.call('POST', '/uploads?name=proof.pdf', {
    body: Buffer.from(smallPdf('Proof', ['x'])),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return who.client.post(`/documents/${id}/replace`, { uploadId: body.id, ...more });
}
const notified = async () =>
  (
    await server.inTenant('north', (db) =>
      db
        .selectFrom('notification')
        .select(['personId', 'kind', 'params', 'subjectId'])
        .where('kind', '=', 'documentReplaced')
        .orderBy('personId')
        .execute(),
    )
  ).map(({ personId, subjectId, params }) => ({ personId, subjectId, params }));
const todos = () =>
  server.inTenant('north', (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'body', 'subjectId', 'personParty', 'dueDate', 'doneAt'])
      .where('type', '=', 'TODO_INT')
      .execute(),
  );

test('whoever had to sign the old one or has signed it is told once that it was replaced, and why', async () => {
  const paper = await plant([{ login: 'ada' }, { login: 'bea' }], { ownerId: 'person-ada' });
  const ada = (await signIn(server, 'ada')).client;
  const { text } = (await ada.get(`/documents/${paper.id}/consent`)).body;
  const own = { consent: text, sha256: paper.sha256, timeZone: 'Europe/London' };
  const signature = { how: 'typed', name: 'Ada' };
  await ada.post(`/documents/${paper.id}/sign/${paper.signatories[0]}`, { ...own, signature });
  const petra = await signIn(server, 'petra');
  const first = await replace(petra, paper.id, { reason: 'Wrong rate.' });
  expect(first.status).toBe(200);
  expect(await notified()).toEqual(
    ['person-ada', 'person-bea'].map((personId) => ({
      personId,
      subjectId: paper.id,
      params: expect.objectContaining({ reason: 'Wrong rate.' }),
    })),
  );
  // What is closed is not closed a second time.
  expect((await replace(petra, paper.id)).body.code).toBe('wrong_state');
  expect(await notified()).toHaveLength(2);
});

test('who was asked by a link hears of it by mail alone, once it is kept', async () => {
  const paper = await plant([gwen, { login: 'ada' }], { signatoriesOrder: 'parallel' });
  const petra = await signIn(server, 'petra');
  await replace(petra, paper.id, { reason: 'Wrong rate.' });
  expect(server.mails).toEqual([]);
  await server.jobs.drain();
  const mails = server.mails.filter(({ to }) => to === 'gwen@x.example');
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('was replaced'),
    expect.stringContaining('please sign'),
  ]);
  expect(mails[0]?.text).toContain('Wrong rate.');
  expect(mails[0]?.text).not.toContain('sign in your name');
  expect((await notified()).map(({ personId }) => personId)).toEqual(['person-ada']);
  const token = /\/signing\/([\w-]{43})\n/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const { body } = await server.client().get(`/signingLinks/${token}`);
  expect(body).toMatchObject({ document: { status: { id: 'replaced' } }, may: { sign: false } });
});

test('who is not asked yet is told nothing by mail, and who replaces it not at all', async () => {
  const paper = await plant(
    [
      { login: 'ada', step: 1 },
      { ...gwen, step: 2 },
    ],
    { createdBy: 'person-petra' },
  );
  await replace(await signIn(server, 'petra'), paper.id);
  await server.jobs.drain();
  expect(server.mails.filter(({ to }) => to === 'gwen@x.example')).toEqual([]);
  expect((await notified()).map(({ personId }) => personId)).toEqual(['gwen', 'person-ada']);
});

test('a newer paper of its owner waits for the office as a first one does, and nobody is told before', async () => {
  const facts = { ownerId: 'person-ada', status: 'information', typeId: 'proof', name: 'Licence' } as const;
  const paper = await plant([], facts);
  const ada = await signIn(server, 'ada');
  const { body } = await replace(ada, paper.id);
  expect(body).toMatchObject({ status: 'beingVerified', replaces: paper.id });
  expect(await todos()).toEqual([
    {
      caption: 'documentToVerify',
      body: expect.stringMatching(/^Licence \(D-\d+\)$/),
      subjectId: body.id,
      personParty: 'person-ada',
      dueDate: '2026-11-23',
      doneAt: null,
    },
  ]);
  expect(await notified()).toEqual([]);
  const petra = await signIn(server, 'petra');
  await petra.client.post(`/documents/${body.id}/verify`, { approve: true });
  expect((await todos()).map(({ doneAt }) => doneAt !== null)).toEqual([true]);
});
