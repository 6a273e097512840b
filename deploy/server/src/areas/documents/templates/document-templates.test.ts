import { serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { north, south } from '../../../tools/testing/server/tenants.ts';
import {
  addTemplatePeople,
  sampleTemplate,
} from '../../../tools/testing/fixtures/document-template.fixture.ts';

const server = serverWithPeople({ fill: () => server.inTenant(north.id, addTemplatePeople) });

const add = ({ client }: SignedIn, own: object = {}) =>
  client.post('/documentTemplates', { ...sampleTemplate, ...own });
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
const edit = ({ client }: SignedIn, id: string, version: number, own: object = {}) =>
  client.post(`/documentTemplates/${id}`, { ...sampleTemplate, ...own }, ifMatch(version));
const remove = ({ client }: SignedIn, id: string, version: number) =>
  client.call('DELETE', `/documentTemplates/${id}`, ifMatch(version));
const noted = () =>
  server.inTenant(north.id, (db) =>
    db
      .selectFrom('activity')
      .select(['caption', 'body'])
      .where('subjectKind', '=', 'documentTemplate')
      .orderBy('id')
      .execute(),
  );

test('the office adds, reads, changes and removes a template, and each is noted', async () => {
  const olga = await signIn(server, 'olga');
  const added = await add(olga, { name: '  Agreement  ' });
  expect(added.body).toMatchObject({
    name: 'Agreement',
    version: 1,
    type: { id: 'contract', caption: 'Contract' },
    text: sampleTemplate.text,
    signing: 'person',
    officeSigner: null,
  });
  const { id } = added.body;
  await add(olga, { name: 'Brief' });
  const list = await olga.client.get('/documentTemplates');
  expect(list.body).toMatchObject({ total: 2, items: [{ name: 'Agreement' }, { name: 'Brief' }] });
  expect((await olga.client.get('/documentTemplates?q=brief&limit=1')).body.total).toBe(1);
  const changed = await edit(olga, id, 1, {
    name: 'Contract',
    signing: 'personThenOffice',
    officeSignerId: 'person-petra',
  });
  expect(changed.body).toMatchObject({ version: 2, officeSigner: { id: 'person-petra' } });
  expect((await olga.client.get(`/documentTemplates/${id}`)).body).toEqual(changed.body);
  expect((await remove(olga, id, 2)).status).toBeLessThan(300);
  expect((await olga.client.get(`/documentTemplates/${id}`)).status).toBe(404);
  expect(await noted()).toEqual([
    { caption: 'documentTemplateAdded', body: 'Agreement' },
    { caption: 'documentTemplateAdded', body: 'Brief' },
    { caption: 'documentTemplateChanged', body: 'Contract' },
    { caption: 'documentTemplateRemoved', body: 'Contract' },
  ]);
});

test('whoever is not of the office neither sees nor changes templates', async () => {
  const { id } = (await add(await signIn(server, 'olga'))).body;
  for (const login of ['ada', 'pia']) {
    const who = await signIn(server, login);
    const answers = [
      await who.client.get('/documentTemplates'),
      await who.client.get(`/documentTemplates/${id}`),
      await add(who),
      await edit(who, id, 1),
      await remove(who, id, 1),
      await who.client.get(`/documentTemplates/${id}/values?people=person-ada`),
      await who.client.post(`/documentTemplates/${id}/documents`, { people: [{ personId: 'person-ada' }] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  }
  const elsewhere = await signIn(server, 'petra', south.host);
  expect((await elsewhere.client.get(`/documentTemplates/${id}`)).status).toBe(404);
});

test('a field that there is not is refused by its name, in the title and in the text', async () => {
  const olga = await signIn(server, 'olga');
  const answer = await add(olga, { title: 'For {{person.nickname}}', text: 'Size {{shoes}}, {{today' });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual([
    { path: 'title', code: 'unknown_field', params: { field: 'person.nickname' } },
    { path: 'text', code: 'unknown_field', params: { field: 'shoes' } },
    { path: 'text', code: 'unknown_field', params: { field: 'today' } },
  ]);
  expect((await olga.client.get('/documentTemplates')).body.total).toBe(0);
});

test.each([
  ['a kind that there is not', { typeId: 'nothing' }, 'typeId', 'bad_choice'],
  ['a kind that people upload', { typeId: 'proof' }, 'typeId', 'bad_choice'],
  ['nobody for the office', { signing: 'personThenOffice' }, 'officeSignerId', 'required'],
  [
    'somebody who is not there',
    { signing: 'personThenOffice', officeSignerId: 'nobody' },
    'officeSignerId',
    'bad_choice',
  ],
])('%s is refused', async (_, own, path, code) => {
  const olga = await signIn(server, 'olga');
  expect((await add(olga, own)).body.fields).toMatchObject([{ path, code }]);
});

test('a change needs the version that stands; whoever was slower sees what stands now', async () => {
  const olga = await signIn(server, 'olga');
  const { id } = (await add(olga)).body;
  expect((await edit(olga, id, 1, { name: 'Newer' })).body.version).toBe(2);
  const late = await edit(olga, id, 1);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect((await remove(olga, id, 1)).status).toBe(409);
  expect((await olga.client.call('DELETE', `/documentTemplates/${id}`)).status).toBe(428);
});
