import { filesOf, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { readerSays } from '../../../tools/testing/pdf-readers.ts';
import { north } from '../../../tools/testing/server/tenants.ts';
import {
  addTemplatePeople,
  sampleTemplate,
} from '../../../tools/testing/fixtures/document-template.fixture.ts';

// Another program reads what is printed here.
jest.setTimeout(60_000);

const server = serverWithPeople({
  fill: async () => {
    server.setNow(new Date('2026-11-21T12:00:00Z'));
    await server.inTenant(north.id, addTemplatePeople);
  },
});

const ada = { personId: 'person-ada' };
const ben = { personId: 'person-ben' };
const typedOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([field, text]) => ({ field, text }));
const typedForBen = typedOf({
  'contract.start': 'next Monday',
  'contract.pay': '€16',
  'person.birthday': '1 May 2000',
});

async function added({ client }: SignedIn, own: object = {}): Promise<string> {
  return (await client.post('/documentTemplates', { ...sampleTemplate, ...own })).body.id;
}
const make = ({ client }: SignedIn, id: string, people: readonly object[], more: object = {}) =>
  client.post(`/documentTemplates/${id}/documents`, { people, ...more });
const documents = () =>
  server.inTenant(north.id, (db) =>
    db
      .selectFrom('document')
      .innerJoin('file', 'file.id', 'document.fileId')
      .select([
        'document.id',
        'document.name',
        'document.ownerId as owner',
        'document.status',
        'document.pages',
        'file.content',
        'file.name as file',
      ])
      .orderBy('document.number')
      .execute(),
  );
async function textOf(content: string): Promise<string> {
  const bytes = await filesOf(server).read(content);
  const { text } = readerSays('pdftotext', Buffer.from(bytes ?? []), ['-layout'], ['-']);
  return text.replaceAll('\u00a0', ' ');
}

test('what the fields are for a person is told in the language of the paper, and what is missing is named', async () => {
  const olga = await signIn(server, 'olga');
  const id = await added(olga, { text: `${sampleTemplate.text} {{tenant.address}} {{contract.weekHours}}` });
  const { body } = await olga.client.get(`/documentTemplates/${id}/values?people=person-ada,person-ben,no`);
  const [first, second] = body.items;
  expect(first.person).toEqual({ id: 'person-ada', name: 'Ada Łęcka' });
  expect(first.values).toEqual(
    typedOf({
      'person.name': 'Ada Łęcka',
      'contract.start': '1 February 2020',
      'contract.pay': '€17.50',
      'person.birthday': '3 April 1990',
      'contract.weekHours': '15:00',
    }),
  );
  expect(first.missing).toEqual(['tenant.address']);
  expect(second.missing).toEqual([
    'contract.start',
    'contract.pay',
    'person.birthday',
    'tenant.address',
    'contract.weekHours',
  ]);
  expect(body.items).toHaveLength(2);
});

test('the paper holds the filled text, and the document is one to sign like any other', async () => {
  const olga = await signIn(server, 'olga');
  const id = await added(olga, { signing: 'personThenOffice', officeSignerId: 'person-petra' });
  const made = await make(olga, id, [ada], { expiresAt: '2026-12-01T23:59:00+01:00' });
  expect(made.body.items).toMatchObject([{ personId: 'person-ada', number: expect.stringMatching(/^D-/) }]);
  const [document] = await documents();
  expect(document).toMatchObject({
    id: made.body.items[0].id,
    name: 'Agreement',
    owner: 'person-ada',
    status: 'readyToSign',
    pages: 1,
    file: 'Agreement Ada Łęcka.pdf',
  });
  const text = await textOf(document?.content ?? '');
  for (const part of [
    'Agreement with Ada Łęcka',
    'Since 1 February 2020 you are paid €17.50.',
    'Born on 3 April 1990.',
    made.body.items[0].id,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('{{');
  const reader = await signIn(server, 'ada');
  const seen = await reader.client.get(`/documents/${document?.id}`);
  expect(seen.body).toMatchObject({ myTurn: true, signOneByOne: true, signatoriesTotal: 2 });
  expect(seen.body.expiresAt).toBe('2026-12-01T22:59:00.000Z');
  const notifications = await reader.client.get('/notifications');
  expect(notifications.body.items).toMatchObject([{ kind: 'documentToSign' }]);
  const links = await server.inTenant(north.id, (db) =>
    db.selectFrom('documentLink').select(['subjectKind', 'subjectId']).execute(),
  );
  expect(links).toEqual([{ subjectKind: 'staffContract', subjectId: 'k-now' }]);
});

test('what is missing has to be typed; what the records hold counts before what is typed', async () => {
  const olga = await signIn(server, 'olga');
  const id = await added(olga);
  const refused = await make(olga, id, [{ ...ben, typed: typedForBen.slice(1) }]);
  expect(refused.status).toBe(422);
  expect(refused.body.fields).toEqual([
    {
      path: 'people.0.typed',
      code: 'required',
      params: { field: 'contract.start', person: "Zoë D'ben" },
    },
  ]);
  const wrong = typedOf({ 'person.name': 'Somebody else' });
  expect((await make(olga, id, [{ ...ben, typed: [...typedForBen, ...wrong] }])).status).toBe(200);
  const [document] = await documents();
  const text = await textOf(document?.content ?? '');
  expect(text).toContain('Since next Monday you are paid €16.');
  expect(text).toContain("Agreement with Zoë D'ben");
});

test('several people at once each get their own; where one is refused nobody gets any', async () => {
  const olga = await signIn(server, 'olga');
  const id = await added(olga);
  const whole = { ...ben, typed: typedForBen };
  expect((await make(olga, id, [ada, ben])).body.fields).toMatchObject(
    ['contract.start', 'contract.pay', 'person.birthday'].map((field) => ({
      path: 'people.1.typed',
      params: { field },
    })),
  );
  expect((await make(olga, id, [whole, ada, { personId: 'nobody' }])).body.fields).toMatchObject([
    { path: 'people.2.personId', code: 'bad_choice' },
  ]);
  expect((await make(olga, id, [ada, whole, ada])).body.fields).toMatchObject([
    { path: 'people.2.personId', code: 'overlaps' },
  ]);
  expect(
    (
      await make(
        olga,
        id,
        Array.from({ length: 51 }, () => ada),
      )
    ).status,
  ).toBe(422);
  expect((await make(olga, id, [ada], { expiresAt: '2020-01-01T00:00:00Z' })).body.fields).toMatchObject([
    { path: 'expiresAt', code: 'in_the_past' },
  ]);
  expect(await documents()).toEqual([]);
  expect((await make(olga, id, [ada, whole])).body.items).toHaveLength(2);
  expect((await documents()).map(({ owner }) => owner)).toEqual(['person-ada', 'person-ben']);
});

test('who may not read contracts has to type what a contract says, and who may not read people makes nothing', async () => {
  const nora = await signIn(server, 'nora');
  const id = await added(nora);
  const { body } = await nora.client.get(`/documentTemplates/${id}/values?people=person-ada`);
  expect(body.items[0].missing).toEqual(['contract.start', 'contract.pay']);
  const petra = await signIn(server, 'petra');
  expect((await petra.client.get('/documentTemplates')).body.total).toBe(1);
  expect((await make(petra, id, [ada])).status).toBe(403);
});

test('a long text goes on over pages, and who would sign twice signs once', async () => {
  const olga = await signIn(server, 'olga');
  const text = Array.from({ length: 90 }, (_, at) => `Paragraph ${at + 1} for {{person.name}}.`).join('\n\n');
  const id = await added(olga, { text, signing: 'personThenOffice', officeSignerId: 'person-ada' });
  const made = await make(olga, id, [ada]);
  const [document] = await documents();
  expect(document?.pages).toBeGreaterThan(2);
  expect(await textOf(document?.content ?? '')).toContain('Paragraph 90 for Ada Łęcka.');
  const { body } = await olga.client.get(`/documents/${made.body.items[0].id}`);
  expect(body.signatoriesTotal).toBe(1);
});
