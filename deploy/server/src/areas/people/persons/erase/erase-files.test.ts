import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addDocumentTypes,
  addPaper,
  addTextFile,
} from '../../../../tools/testing/fixtures/company-papers.fixture.ts';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { plantForm } from '../../../../tools/testing/fixtures/form.fixture.ts';
import { readOutbox } from '#platform/mail/outbox.ts';
import { outboxKeysForTests } from '../../../../tools/testing/keys.fixture.ts';
import { filesOf } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { plantCrew, plantPerson, plantProject } from '../../../../tools/testing/database/plant.db.ts';
import { serverWithStaff, staff } from '../../../../tools/testing/fixtures/person.fixture.ts';

const server = serverWithStaff({ outbox: true });
const at = new Date('2026-11-20T08:00:00Z');
const name = 'Zoë Nachtigäll';
const email = 'zoe@nachtigall.example';
const bird = { id: 'bird', contactNumber: 'C-bird', firstName: 'Zoë', lastName: 'Nachtigäll', email };

const file = (db: Db, kind: string) => addTextFile(db, filesOf(server), `canary ${kind}`);
const personId = 'bird';

async function plantPictures(db: Db) {
  const picture = await file(db, 'profile picture');
  const small = await file(db, 'small profile picture');
  await db.insertInto('fileSize').values({ fileId: picture, edge: 96, sizedFileId: small }).execute();
  await db
    .updateTable('person')
    .set({ pictureFileId: picture, pictureState: 'approved' })
    .where('id', '=', 'bird')
    .execute();
  const submitted = { id: 'p', personId, fileId: await file(db, 'rejected picture'), submittedAt: at };
  await db
    .insertInto('pictureSubmission')
    .values({ ...submitted, state: 'rejected' })
    .execute();
  const imageFileId = await file(db, 'saved signature');
  await db
    .insertInto('savedSignature')
    .values({ personId, how: 'drawn', imageFileId, savedAt: at })
    .execute();
  const project = await plantProject(db, {});
  const crewId = (await plantCrew(db, { projectId: project.id })).id;
  const photo = {
    id: 'ph',
    crewId,
    personId,
    fileId: await file(db, 'photo'),
    takenAt: at,
    submittedAt: at,
  };
  await db
    .insertInto('crewPhoto')
    .values({ ...photo, state: 'approved' })
    .execute();
}

async function plantPapers(db: Db) {
  await addDocumentTypes(db);
  const own = async (id: string, more: object = {}) =>
    addPaper(db, { id, ownerId: 'bird', fileId: await file(db, id), ...more });
  await own('passport');
  await own('signed contract', { status: 'signed' });
  const shared = await file(db, 'shared plan');
  await addPaper(db, { id: 'mine', ownerId: 'bird', fileId: shared });
  await addPaper(db, { id: 'theirs', ownerId: 'person-lee', fileId: shared });
  await addPaper(db, { id: 'same', ownerId: 'bird', fileId: await file(db, 'same in the south') });
  for (const status of ['draft', 'paid'] as const) {
    const receipt = {
      id: status,
      number: status,
      personId,
      typeId: 'fuel',
      date: '2026-11-10',
      currency: 'EUR',
    };
    await db
      .insertInto('receipt')
      .values({ ...receipt, status, payment: 'own', createdAt: at })
      .execute();
    await addPaper(
      db,
      { id: `photo ${status}`, ownerId: 'bird', fileId: await file(db, `receipt ${status}`) },
      ['receipt', status],
    );
  }
}

async function plantForms(db: Db) {
  await plantForm(db, { id: 'f' }, [{ id: 'q', kind: 'photo' }]);
  await db
    .insertInto('formResult')
    .values({ id: 'r', formId: 'f', personId, state: 'submitted', startedAt: at, submittedAt: at })
    .execute();
  await db
    .insertInto('formAnswer')
    .values({
      resultId: 'r',
      questionId: 'q',
      value: json(true),
      fileId: await file(db, 'answer'),
      answeredAt: at,
    })
    .execute();
}

async function plantCopies(db: Db) {
  await db.insertInto('login').values({ id: 'l', name: 'bird', tokenType: 'user', personId }).execute();
  await db
    .insertInto('upload')
    .values({ id: 'u', loginId: 'l', fileId: await file(db, 'upload'), createdAt: at })
    .execute();
  await db
    .insertInto('export')
    .values({
      id: 'e',
      kind: 'projectCrewMembersDocuments',
      personId: 'person-olga',
      state: 'done',
      fileId: await file(db, 'export'),
      createdAt: at,
    })
    .execute();
  await db
    .insertInto('idempotencyKey')
    .values({
      owner: 'l',
      key: 'kept-answer-1',
      requestHash: 'h',
      status: 200,
      headers: json({}),
      answer: 'canary answer',
      createdAt: at,
    })
    .execute();
  await db
    .insertInto('notification')
    .values({ id: 'n', personId, kind: 'todo', params: json({ text: 'canary notification' }) as never, at })
    .execute();
}

const mail = (to: string, text: string) =>
  server.inTenant('north', (db) =>
    server.jobs.within(db, 'north').send('deliver-mail', { to, subject: 'Hello', text }),
  );

/** Everything that lies in the data folder but the files of the embedded database itself. */
async function folderTexts(folder = server.folder): Promise<string[]> {
  const texts: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) texts.push(await readFile(path, 'utf8'));
    else if (entry.isDirectory() && path !== join(server.folder, 'database'))
      texts.push(...(await folderTexts(path)));
  }
  return texts;
}

/** The same, and what lies locked in the outbox. */
async function keptTexts(): Promise<string[]> {
  const mails = await readOutbox(join(server.folder, 'outbox'), outboxKeysForTests);
  return [...(await folderTexts()), ...mails.flatMap((one) => [JSON.stringify(one), one.source])];
}

/** Every row of every table as text, also of the jobs. */
const tableTexts = () =>
  server.database.asOwner(async (session) => {
    const { rows: tables } = await session.query(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'pgboss') and c.relkind = 'r'`,
    );
    const texts: string[] = [];
    for (const { name: table } of tables) {
      const { rows } = await session.query(`select t::text as text from ${String(table)} t`);
      texts.push(...rows.map(({ text }) => `${String(table)} ${String(text)}`));
    }
    return texts;
  });

const canaries = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/canary [a-z ]*[a-z]/g) ?? []).sort();
const naming = (texts: readonly string[]) => texts.filter((text) => /nachtig(ä|a)ll/i.test(text));

async function plantAll() {
  await server.inTenant('north', async (db) => {
    await plantPerson(db, bird);
    await plantPictures(db);
    await plantPapers(db);
    await plantForms(db);
    await plantCopies(db);
  });
  await server.inTenant('south', (db) => file(db, 'same in the south'));
  await mail(email, 'Welcome');
  await mail('lee@people.example', `${name} brings the van`);
  await mail('lee@people.example', 'Somebody else brings it');
  await server.jobs.drain();
  await mail(email, 'Not sent yet');
  await mail('kim@people.example', `${name} is ill`);
}

const erase = async () => {
  const { client } = await staff(server, 'olga');
  return client.post('/persons/bird/erase', { contactNumber: 'C-bird' });
};

test('an erased person leaves nothing but what the answer names', async () => {
  await plantAll();
  expect(canaries(await folderTexts())).toHaveLength(14);
  expect(naming(await keptTexts()).length).toBeGreaterThan(2);

  expect((await erase()).body).toEqual({
    erased: true,
    kept: expect.arrayContaining([
      { what: 'signedDocuments', why: 'signature', count: 1 },
      { what: 'receipts', why: 'law', count: 2 },
      { what: 'receiptPhotos', why: 'law', count: 1 },
    ]),
  });
  await server.jobs.drain();

  expect(canaries(await folderTexts())).toEqual([
    'canary receipt paid',
    'canary same in the south',
    'canary shared plan',
    'canary signed contract',
  ]);
  expect(naming(await keptTexts())).toEqual([]);
  const rows = await tableTexts();
  expect(naming(rows)).toEqual([]);
  expect([...new Set(canaries(rows))].filter((text) => /answer|notification/.test(text))).toEqual([]);
  expect(server.mails.map(({ to, text }) => [to, text]).slice(3)).toEqual([
    ['kim@people.example', '– is ill'],
  ]);
});

test('what a killed process has not removed goes when the job comes again', async () => {
  await plantAll();
  await erase();
  // The commit stands, and nothing else was done yet.
  expect(canaries(await folderTexts())).toHaveLength(14);
  await server.jobs.drain();
  await server.inTenant('north', async (db) => {
    expect(await db.selectFrom('erasure').selectAll().execute()).toEqual([]);
  });
  expect(canaries(await folderTexts())).toHaveLength(4);
});
