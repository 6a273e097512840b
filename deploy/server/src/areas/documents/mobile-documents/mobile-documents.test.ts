import { addFile } from '#platform/files/file.db.ts';
import {
  addLogin,
  filesOf,
  serverWithPeople,
  signIn,
} from '../../../tools/testing/fixtures/people.fixture.ts';
import { plantCompany } from '../../../tools/testing/database/plant.db.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'bea', rights: [['mobileDocuments', 'READ']] });
      await addLogin(db, {
        login: 'cora',
        types: ['clients'],
        rights: [
          ['mobileDocuments', 'READ'],
          ['rateCards', 'READ'],
        ],
      });
      const publishedAt = new Date('2026-11-01T08:00:00Z');
      const { name: content, size } = await filesOf(server).put(Buffer.from('%PDF-1.4 card'));
      const type = 'application/pdf';
      const fileId = await addFile(db, {
        content,
        name: 'card.pdf',
        type,
        size,
        private: true,
        at: publishedAt,
      });
      const company = await plantCompany(db, { name: 'Opera' });
      const link = { link: 'https://rules.example/', fileId: null };
      const file = { link: null, fileId };
      await db
        .insertInto('mobileDocument')
        .values([
          { id: 'house', kind: 'companyDocument', caption: 'House rules', publishedAt, ...link },
          {
            id: 'agreed',
            kind: 'rateAgreement',
            caption: 'Agreement',
            companyId: company.id,
            publishedAt,
            ...file,
          },
          { id: 'card', kind: 'rateCard', caption: 'Rate card', publishedAt, ...file },
          {
            id: 'later',
            kind: 'companyDocument',
            caption: 'Later',
            publishedAt: new Date('2099-01-01'),
            ...link,
          },
        ])
        .execute();
    });
  },
});

const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

test('company documents and rate agreements are listed, rate cards for who has that right', async () => {
  const bea = (await signIn(server, 'bea')).client;
  const cora = (await signIn(server, 'cora')).client;
  expect(ids((await bea.get('/mobileDocuments')).body)).toEqual(['house', 'agreed']);
  const { body } = await cora.get('/mobileDocuments');
  expect(body).toMatchObject({
    total: 3,
    items: [
      { id: 'house', link: 'https://rules.example/', file: null, company: null },
      { id: 'agreed', company: { name: 'Opera' }, file: { name: 'card.pdf', size: 13 } },
      { id: 'card', kind: 'rateCard' },
    ],
  });
  expect(ids((await cora.get('/mobileDocuments?kind=rateCard')).body)).toEqual(['card']);
  expect(ids((await cora.get('/mobileDocuments?q=opera')).body)).toEqual(['agreed']);
  expect((await cora.get('/mobileDocuments?kind=other')).status).toBe(422);
});

test('a file has an address for this session; of a link, a hidden card and nothing there is none', async () => {
  const { client, cookie } = await signIn(server, 'bea');
  const { body } = await client.get('/mobileDocuments/agreed/file');
  const fetched = await server.app.inject({ url: body.url, headers: { host: 'north.test', cookie } });
  expect(fetched.body).toBe('%PDF-1.4 card');
  for (const id of ['house', 'card', 'later', 'nothing']) {
    expect((await client.get(`/mobileDocuments/${id}/file`)).body.code).toBe('not_found');
  }
});

test('without the right there is none', async () => {
  expect((await (await signIn(server, 'ada')).client.get('/mobileDocuments')).body.params).toMatchObject({
    missing: 'mobileDocuments',
  });
});
