import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { readerSays } from '../../../../tools/testing/pdf-readers.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import { smallPdf } from '../../../../tools/demo/small-pdf.ts';
import { plantDocument } from '../../../../tools/testing/fixtures/documents.fixture.ts';

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea' });
      await db.insertInto('documentType').values({ id: 'contract', caption: 'Contract' }).execute();
    }),
});
const zone = { page: 1, x: 0.75, y: 0.5 };
const office = () => signIn(server, 'petra');

async function upload({ client }: SignedIn, bytes: Uint8Array, name = 'paper.pdf'): Promise<string> {
  const { body } = await client.call('POST', `/uploads?name=${name}`, {
    body: Buffer.from(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return String(body.id);
}

async function create(petra: SignedIn, own: object, bytes: Uint8Array = smallPdf('Contract', ['One line.'])) {
  return petra.client.post('/documents', {
    name: 'Contract of Ada',
    typeId: 'contract',
    uploadId: await upload(petra, bytes),
    signatories: [
      { personId: 'person-ada', step: 1, ...own },
      { personId: 'person-bea', step: 1 },
    ],
    signatoriesOrder: 'parallel',
  });
}
const zones = async (petra: SignedIn, id: string) =>
  (await petra.client.get(`/documents/${id}`)).body.signatories.map((one: { zone: unknown }) => one.zone);

test('the office says where a signature stands, and there it is on the sealed paper', async () => {
  const petra = await office();
  const { body: made } = await create(petra, { zone });
  expect(await zones(petra, made.id)).toEqual([zone, null]);
  for (const login of ['ada', 'bea']) {
    const { client } = await signIn(server, login);
    const { sha256, userSignatories } = (await client.get(`/documents/${made.id}`)).body;
    const { text } = (await client.get(`/documents/${made.id}/consent`)).body;
    await client.post(`/documents/${made.id}/sign/${userSignatories[0].id}`, {
      signature: { how: 'typed', name: `Signed${login}` },
      consent: text,
      sha256,
      timeZone: 'Europe/Vienna',
    });
  }
  await server.jobs.drain();
  const { content } = await server.inTenant('north', (db) =>
    db.selectFrom('file').select('content').where('name', 'like', '%(signed)%').executeTakeFirstOrThrow(),
  );
  const bytes = Buffer.from((await filesOf(server).read(content)) ?? []);
  expect(readerSays('pdfsig', bytes).text).toContain('Signature is Valid');
  const [paper, certificate] = readerSays('pdftotext', bytes, ['-layout'], ['-']).text.split('\f');
  expect([paper?.includes('Signedada'), paper?.includes('Signedbea')]).toEqual([true, false]);
  expect(certificate).toContain('Certificate of signatures');
});

test('a spot is on a page of a PDF', async () => {
  const petra = await office();
  const picture = await pictureForTests();
  for (const answer of [
    await create(petra, { zone: { ...zone, page: 2 } }),
    await create(petra, { zone }, picture),
    await create(petra, { zone: { ...zone, x: 1.1 } }),
  ]) {
    expect([answer.status, answer.body.fields[0].path]).toEqual([
      422,
      expect.stringMatching(/^signatories\.0\.zone/),
    ]);
  }
});

test('a spot is moved while the signature is not given', async () => {
  const petra = await office();
  const paper = await server.inTenant('north', (db) =>
    plantDocument(
      db,
      filesOf(server),
      [
        { login: 'ada', step: 1, status: 'signed' },
        { login: 'bea', step: 1 },
      ],
      {
        status: 'onGoing',
        signatoriesOrder: 'parallel',
      },
    ),
  );
  const [ada, bea] = paper.signatories;
  const edit = async (who: SignedIn, wanted: object, version = 1) =>
    who.client.post(
      `/documents/${paper.id}`,
      { signatureZones: [wanted] },
      { headers: { 'if-match': `"${version}"` } },
    );
  expect((await edit(petra, { signatoryId: bea, zone })).body).toMatchObject({ version: 2 });
  expect(await zones(petra, paper.id)).toEqual([null, zone]);
  expect((await edit(petra, { signatoryId: bea, zone: null })).body.code).toBe('conflict');
  expect((await edit(petra, { signatoryId: bea, zone: null }, 2)).body).toMatchObject({ version: 3 });
  expect(await zones(petra, paper.id)).toEqual([null, null]);
  for (const wanted of [
    { signatoryId: ada, zone },
    { signatoryId: bea, zone: { ...zone, page: 2 } },
    { signatoryId: 'nobody', zone },
  ])
    expect((await edit(petra, wanted, 3)).body.fields).toMatchObject([
      { path: 'signatureZones.0', code: 'bad_choice' },
    ]);
  expect((await edit(await signIn(server, 'ada'), { signatoryId: bea, zone }, 3)).body.code).toBe(
    'forbidden',
  );
});

test('another file keeps the spots that it has a page for', async () => {
  const petra = await office();
  const { body: made } = await create(petra, { zone });
  const replace = async (bytes: Uint8Array, id: string) =>
    (await petra.client.post(`/documents/${id}/replace`, { uploadId: await upload(petra, bytes) })).body.id;
  const next = await replace(smallPdf('Contract', ['Another line.']), made.id);
  expect(await zones(petra, next)).toEqual([zone, null]);
  expect(await zones(petra, await replace(await pictureForTests(), next))).toEqual([null, null]);
});
