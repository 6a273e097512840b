import { addFile } from '#platform/files/file.db.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../tools/testing/fixtures/people.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea', rights: [['crewInfo', 'READ']] });
      const at = new Date('2026-11-01T08:00:00Z');
      const { name: content, size } = await filesOf(server).put(Buffer.from('%PDF-1.4 rules'));
      const type = 'application/pdf';
      const fileId = await addFile(db, { content, name: 'rules.pdf', type, size, private: true, at });
      const plain = { publishedAt: at };
      await db
        .insertInto('crewInfo')
        .values([
          { id: 'rules', caption: 'House rules', rank: 1, ...plain, link: null, fileId },
          {
            id: 'tips',
            caption: 'Tips',
            body: 'Wear  warm\nclothes.',
            rank: 2,
            ...plain,
            link: null,
            fileId: null,
          },
          { id: 'map', caption: 'Map', rank: 3, ...plain, link: 'https://maps.example/', fileId: null },
          {
            id: 'later',
            caption: 'Later',
            rank: 0,
            publishedAt: new Date('2099-01-01'),
            link: null,
            fileId: null,
          },
        ])
        .execute();
    });
  },
});

const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

test('the crew reads what is published, in the order of the office', async () => {
  const { client } = await signIn(server, 'bea');
  const { body } = await client.get('/crewInfo');
  expect(body).toMatchObject({
    total: 3,
    items: [
      { id: 'rules', kind: 'pdf' },
      { id: 'tips', kind: 'text', excerpt: 'Wear warm clothes.' },
      { id: 'map', kind: 'link' },
    ],
  });
  expect(ids((await client.get('/crewInfo?q=warm')).body)).toEqual(['tips']);
  expect(ids((await client.get('/crewInfo?limit=1&page=2')).body)).toEqual(['tips']);
  expect((await client.get('/crewInfo?order=up')).body.fields).toMatchObject([{ code: 'unknown_field' }]);
});

test('one entry carries its text, link and the address of its file', async () => {
  const { client, cookie } = await signIn(server, 'bea');
  const { body } = await client.get('/crewInfo/rules');
  expect(body).toMatchObject({ link: null, file: { name: 'rules.pdf', type: 'application/pdf', size: 14 } });
  const fetched = await server.app.inject({ url: body.file.url, headers: { host: 'north.test', cookie } });
  expect([fetched.statusCode, fetched.body]).toEqual([200, '%PDF-1.4 rules']);
  expect((await client.get('/crewInfo/map')).body).toMatchObject({
    link: 'https://maps.example/',
    file: null,
  });
  for (const id of ['later', 'nothing']) {
    expect((await client.get(`/crewInfo/${id}`)).body.code).toBe('not_found');
  }
});

test('without role or right, and elsewhere, there is none', async () => {
  expect((await (await signIn(server, 'ada')).client.get('/crewInfo')).body).toMatchObject({
    code: 'forbidden',
    params: { missing: 'crewInfo' },
  });
  expect((await (await signIn(server, 'petra')).client.get('/crewInfo')).body.params).toEqual({
    missing: 'role',
  });
  expect((await server.client().get('/crewInfo/rules')).body.code).toBe('sign_in');
});
