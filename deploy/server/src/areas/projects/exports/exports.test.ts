import {
  addDocumentTypes,
  addPaper,
  addTextFile,
} from '../../../tools/testing/fixtures/company-papers.fixture.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
  plantProject,
} from '../../../tools/testing/database/plant.db.ts';
import { unheard } from '../../../tools/testing/test-database.ts';

const rights: [string, string][] = [
  ['projects', 'READ'],
  ['projectAttachments', 'READ'],
];

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'paul', types: ['planners'], rights });
      await addLogin(db, { login: 'pia', types: ['planners'], rights });
      await addLogin(db, { login: 'clara', types: ['clients'], rights });
      await plantCompany(db, { id: 'opera', name: 'Opera / North' });
      await plantContact(db, { companyId: 'opera', personId: 'person-clara' });
      await plantProject(db, { id: 'ring', number: '4711', name: 'Der Ring', companyId: 'opera' });
      await plantProject(db, { id: 'expo', number: '4712', name: 'Expo' });
      await plantCrew(db, { id: 'load-in', projectId: 'ring', name: '=Load-in' });
      await plantCrew(db, { id: 'load-out', projectId: 'ring', startDate: '2026-11-25', name: 'Load-out' });
      await plantItem(db, { crewId: 'load-in', personId: 'person-ada' });
      await plantCrew(db, { id: 'stand', projectId: 'expo', startDate: '2026-11-28' });
      await plantItem(db, { crewId: 'stand', personId: 'person-helga' });
      await addDocumentTypes(db);
      const licence = {
        typeId: 'licence',
        fileId: await addTextFile(db, filesOf(server), 'Forklift of Ada'),
      };
      await addPaper(db, { id: '1', name: '+Forklift', ownerId: 'person-ada', ...licence });
      await addPaper(db, {
        id: '2',
        name: 'Asked',
        ownerId: 'person-ada',
        ...licence,
        status: 'beingVerified',
      });
      const other = { ...licence, fileId: await addTextFile(db, filesOf(server), 'Forklift of Helga') };
      await addPaper(db, { id: '3', name: 'Hers', ownerId: 'person-helga', ...other });
    }),
});
beforeEach(() => server.setNow(new Date('2026-11-26T10:00:00Z')));

const as = (login: string) => signIn(server, login);
/** The files of a ZIP are stored as they are, so that names and contents can be read. */
const zipOf = async (who: SignedIn, id: string) => {
  const { body } = await who.client.get(`/exports/${id}/file`);
  const answer = await server.app.inject({
    url: body.url,
    headers: { host: 'north.test', cookie: who.cookie },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.rawPayload.toString('utf8') };
};
const addNote = (crewId: string, number: string, released: boolean, fileId: string | null = null) =>
  server.inTenant('north', async (db) => {
    const releasedAt = released ? new Date('2026-11-22T08:00:00Z') : null;
    await db
      .insertInto('crewPaper')
      .values({ id: `note-${crewId}`, crewId, kind: 'deliveryNote', number, fileId, releasedAt })
      .execute();
  });

describe('proofs of a project’s people', () => {
  test('are asked for at once, written later and fetched by a signed address', async () => {
    const paul = await as('paul');
    const begun = await paul.client.post('/projects/4711/exportCrewMembersDocuments');
    expect(begun.body).toMatchObject({ state: 'waiting', subject: '4711 Der Ring', done: 0, file: null });
    const { id } = begun.body;
    const early = await paul.client.get(`/exports/${id}/file`);
    expect([early.status, early.body.code]).toEqual([409, 'wrong_state']);
    await server.jobs.drain();
    const { body } = await paul.client.get(`/exports/${id}`);
    expect(body).toMatchObject({
      state: 'done',
      done: 2,
      total: 2,
      file: { name: 'Crew documents 4711 Der Ring.zip' },
    });
    expect(body.finishedAt).toBe('2026-11-26T10:00:00.000Z');
    const zip = await zipOf(paul, id);
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="Crew documents/),
    });
    expect(zip.text.startsWith('PK')).toBe(true);
    expect(zip.text).toContain("Zoë D'ada (C-ada)/D-1 +Forklift.txt");
    expect(zip.text).toContain('Forklift of Ada');
    expect(zip.text).not.toContain('Helga');
  });

  test('the list inside runs nothing in a spreadsheet', async () => {
    const paul = await as('paul');
    const { id } = (await paul.client.post('/projects/4711/exportCrewMembersDocuments')).body;
    await server.jobs.drain();
    const { text } = await zipOf(paul, id);
    expect(text).toContain('Number,Name,Type,Person,Contact number,Valid from,Valid until,Status,File');
    expect(text).toContain("D-1,'+Forklift,Licence,Zoë D'ada,C-ada,,,information,");
  });

  test('a client gets the approved ones, of the own projects', async () => {
    const clara = await as('clara');
    const { id } = (await clara.client.post('/projects/4711/exportCrewMembersDocuments')).body;
    await server.jobs.drain();
    expect((await clara.client.get(`/exports/${id}`)).body).toMatchObject({ total: 1 });
    expect((await zipOf(clara, id)).text).not.toContain('Asked');
    expect((await clara.client.post('/projects/4712/exportCrewMembersDocuments')).status).toBe(404);
  });

  test('of a company they are those of all its projects, on the days asked for', async () => {
    const paul = await as('paul');
    const all = (await paul.client.post('/companies/opera/exportCrewMembersDocuments')).body;
    const span = { from: '2026-11-22', to: '2026-11-30' };
    const none = (await paul.client.post('/companies/opera/exportCrewMembersDocuments', span)).body;
    await server.jobs.drain();
    expect((await paul.client.get(`/exports/${all.id}`)).body).toMatchObject({
      total: 2,
      subject: 'Opera / North',
      file: { name: 'Crew documents Opera _ North.zip' },
    });
    expect((await paul.client.get(`/exports/${none.id}`)).body).toMatchObject({ state: 'done', total: 0 });
    const clara = (await as('clara')).client;
    expect((await clara.post('/companies/none/exportCrewMembersDocuments')).status).toBe(404);
    const wrong = await clara.post('/companies/opera/exportCrewMembersDocuments', {
      from: '2026-11-22',
      to: '2026-11-21',
    });
    expect(wrong.body.fields).toMatchObject([{ path: 'to', code: 'end_before_start' }]);
  });
});

describe('an export that nobody wants any more', () => {
  test('stops and leaves nothing; a finished one stays, and others have no say', async () => {
    const paul = await as('paul');
    const { id } = (await paul.client.post('/projects/4711/exportCrewMembersDocuments')).body;
    const pia = await as('pia');
    expect((await pia.client.call('DELETE', `/exports/${id}`)).status).toBe(404);
    expect((await paul.client.call('DELETE', `/exports/${id}`)).status).toBe(204);
    await server.jobs.drain();
    expect((await paul.client.get(`/exports/${id}`)).status).toBe(404);
    const again = (await paul.client.post('/projects/4711/exportCrewMembersDocuments')).body;
    expect(again.id).not.toBe(id);
    await server.jobs.drain();
    expect((await paul.client.call('DELETE', `/exports/${again.id}`)).body.code).toBe('wrong_state');
    expect((await paul.client.get(`/exports/${again.id}`)).body.state).toBe('done');
  });
});

describe('delivery notes', () => {
  test('a client gets the released ones; one that nobody has fetched yet is written for the export', async () => {
    const file = await server.inTenant('north', (db) =>
      addTextFile(db, filesOf(server), 'Hours of the crew'),
    );
    await addNote('load-in', 'L-1', true, file);
    await addNote('load-out', 'L-2', false);
    const [paul, clara] = [await as('paul'), await as('clara')];
    const ours = (await paul.client.post('/projects/4711/exportDeliveryNotes')).body;
    const theirs = (await clara.client.post('/projects/4711/exportDeliveryNotes')).body;
    await server.jobs.drain();
    const all = (await zipOf(paul, ours.id)).text;
    expect(all).toContain("L-1,'=Load-in,,2026-11-21,,2026-11-22 09:00,,,2026-11-21 L-1 =Load-in.txt");
    expect(all).toContain('L-2,Load-out,,2026-11-25,,,,,2026-11-25 L-2 Load-out.pdf');
    expect(all).toContain('%PDF-');
    expect(all).not.toContain('missing');
    const released = (await zipOf(clara, theirs.id)).text;
    expect(released).toContain('Hours of the crew');
    expect(released).not.toContain('L-2');
    expect(released).not.toContain('%PDF-');
    // The export leaves the note as it was: its own file is made when it is fetched.
    const untouched = await server.inTenant('north', (db) =>
      db.selectFrom('crewPaper').select(['fileId', 'downloadedAt']).where('number', '=', 'L-2').execute(),
    );
    expect(untouched).toEqual([{ fileId: null, downloadedAt: null }]);
    expect((await clara.client.post('/projects/4712/exportDeliveryNotes')).status).toBe(404);
  });
});

test('a second tap while it is being made gets the same export', async () => {
  const paul = await as('paul');
  const first = (await paul.client.post('/projects/4711/exportDeliveryNotes')).body;
  const second = (await paul.client.post('/projects/4711/exportDeliveryNotes')).body;
  expect(second.id).toBe(first.id);
  await server.jobs.drain();
  const third = (await paul.client.post('/projects/4711/exportDeliveryNotes')).body;
  expect(third.id).not.toBe(first.id);
  const { items, total } = (await paul.client.get('/exports')).body;
  expect(total).toBe(2);
  expect(items.map(({ state }: { state: string }) => state).sort()).toEqual(['done', 'waiting']);
});

test('an export is its owner’s alone, with the session’s cookie', async () => {
  const paul = await as('paul');
  const { id } = (await paul.client.post('/projects/4711/exportDeliveryNotes')).body;
  await server.jobs.drain();
  const pia = (await as('pia')).client;
  expect((await pia.get(`/exports/${id}`)).status).toBe(404);
  expect((await pia.get(`/exports/${id}/file`)).status).toBe(404);
  expect((await pia.get('/exports')).body.total).toBe(0);
  const bare = server.client('north.test', { authorization: `Bearer ${paul.token}` });
  expect((await bare.get(`/exports/${id}/file`)).status).toBe(401);
  expect((await bare.post('/projects/4711/exportDeliveryNotes')).status).toBe(401);
});

test('an export that breaks is told as failed, leaves no half file and is made anew', async () => {
  const paul = await as('paul');
  const { id } = (await paul.client.post('/projects/4711/exportCrewMembersDocuments')).body;
  const store = filesOf(server);
  const read = jest.spyOn(store, 'read').mockRejectedValueOnce(new Error('The disk is away'));
  await server.jobs.drain();
  expect((await paul.client.get(`/exports/${id}`)).body).toMatchObject({ state: 'failed', file: null });
  read.mockRestore();
  const { writeExport } = await import('./write-export.job.ts');
  const around = {
    database: server.database,
    files: store,
    now: () => new Date(),
    mail: { deliver: async () => {} },
    log: { info() {}, warn() {}, error() {} } as never,
    jobs: server.jobs,
    keys: server.keys,
    attempt: 1,
    ...unheard,
  };
  await writeExport({ tenant: 'north', data: { id } }, around);
  const made = (await paul.client.get(`/exports/${id}`)).body;
  expect(made).toMatchObject({ state: 'done', done: 2 });
  // The job may come once more; what is done stays as it is.
  await writeExport({ tenant: 'north', data: { id } }, around);
  expect((await paul.client.get(`/exports/${id}`)).body).toEqual(made);
});

test('after a week it is removed with its file', async () => {
  const paul = await as('paul');
  await paul.client.post('/projects/4711/exportDeliveryNotes');
  await server.jobs.drain();
  const [zip] = await server.inTenant('north', (db) =>
    db.selectFrom('file').select('content').where('type', '=', 'application/zip').execute(),
  );
  const onDisk = async () => (await filesOf(server).read(zip?.content ?? '')) !== null;
  expect(await onDisk()).toBe(true);
  server.setNow(new Date('2026-12-04T10:00:00Z'));
  await server.jobs.send('clean-up');
  await server.jobs.drain();
  await server.jobs.drain();
  expect(await onDisk()).toBe(false);
  await server.inTenant('north', async (db) => {
    expect(await db.selectFrom('export').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('file').select('id').where('type', '=', 'application/zip').execute()).toEqual(
      [],
    );
  });
});
