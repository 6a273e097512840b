import { sql } from 'kysely';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { forgetPerson } from './erase-person.db.ts';
import { dataOfPerson } from './export-person.db.ts';
import { addDocumentTypes, addPaper } from '../../../../tools/testing/fixtures/company-papers.fixture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
  plantPerson,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';
import { serverWithStaff, staff } from '../../../../tools/testing/fixtures/person.fixture.ts';

const server = serverWithStaff();
const at = new Date('2026-11-20T08:00:00Z');
const canary = { firstName: 'Zoë', lastName: 'Nachtigäll', email: 'zoe@nachtigall.example' };
const name = 'Zoë Nachtigäll';
const contactNumber = 'C-canary';
const bird = (some: object = {}) => ({ id: 'bird', contactNumber, ...canary, ...some });

/** Every place of the tenant, in text or JSON, where one of the words stands. */
const placesOf = (...words: string[]) =>
  server.inTenant('north', async (db) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns c
      where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
        and exists (select from information_schema.columns t
          where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'tenantId')
      order by 1, 2`.execute(db);
    expect(rows.length).toBeGreaterThan(200);
    const found: string[] = [];
    for (const { table, column } of rows) {
      const text = sql`fold_text(${sql.ref(column)}::text)`;
      const { rows: hits } = await sql`select 1 from ${sql.table(table)}
        where ${sql.join(
          words.map((word) => sql`${text} like '%' || fold_text(${word}) || '%'`),
          sql` or `,
        )} limit 1`.execute(db);
      if (hits.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  });

const erase = async () => {
  const { client } = await staff(server, 'olga');
  const answer = await client.post('/persons/bird/erase', { contactNumber });
  await server.jobs.drain();
  return answer;
};
const bodies = () =>
  server.inTenant('north', async (db) =>
    // All but the sign-ins, which name a browser.
    (await db.selectFrom('activity').select(['body', 'before', 'after', 'reason']).execute()).filter(
      ({ body }) => body !== '' && body !== 'lightMyRequest',
    ),
  );
const note = (more: object) =>
  server.inTenant('north', (db) =>
    noteActivity(db, {
      personId: 'person-lee',
      category: 'crewItem',
      caption: 'crew_item_changed',
      at,
      ...more,
    }),
  );

test('the number that somebody wanted text messages at goes as well, and so does what their links stood for', async () => {
  await server.inTenant('north', async (db) => {
    await plantPerson(db, bird());
    await db
      .insertInto('notificationSetting')
      .values({ personId: 'bird', textNumber: '+436769988771', textAgreedAt: at, changedAt: at })
      .execute();
    await db
      .insertInto('textCode')
      .values({ personId: 'bird', request: 'code-of-the-bird', requestedAt: at })
      .execute();
    const item = await plantItem(db, { personId: 'bird', status: 'refused' });
    await db
      .insertInto('answerLink')
      .values({
        tokenHash: 'hash-of-the-bird',
        personId: 'bird',
        crewItemId: item.id,
        terms: '',
        createdAt: at,
        expiresAt: at,
      })
      .execute();
  });
  expect((await erase()).body).toMatchObject({ erased: true });
  expect(await placesOf('6769988771', 'hash-of-the-bird', 'code-of-the-bird')).toEqual([]);
});

test('the name is gone from everything that others have written and from what was noted of their work', async () => {
  const olga = (await staff(server, 'olga')).client;
  await server.inTenant('north', async (db) => {
    await plantPerson(db, bird({ phone: '+436641234567' }));
    const project = await plantProject(db, {
      name: `Party of ${name}`,
      comment: `Ask ${name}, +436641234567`,
    });
    const crew = await plantCrew(db, { projectId: project.id, infoChief: `Nachtigäll, Zoë has the keys` });
    const item = { crewId: crew.id, personId: 'person-lee', comment: `For ZOË NACHTIGÄLL` };
    await plantItem(db, { ...item, changes: { comment: ['', `Instead of "${name}"`] } as never });
    await db
      .insertInto('notification')
      .values({ id: 'n', personId: 'person-lee', kind: 'todo', params: { name } as never, at })
      .execute();
    await db.insertInto('mailbox').values({ id: 'm', name: 'Office', address: 'office@x.example' }).execute();
    await db
      .insertInto('emailMessage')
      .values({
        id: 'e',
        mailboxId: 'm',
        subject: `From ${name}`,
        fromName: name,
        fromEmail: canary.email,
        toPeople: JSON.stringify([{ name, email: canary.email }]) as never,
        ccPeople: '[]' as never,
        receivedAt: at,
        bodyText: `Dear all,\n${name}`,
        bodyHtml: null,
        searchText: 'dear all zoe nachtigall zoe@nachtigall.example',
      })
      .execute();
  });
  await note({ body: `${name} instead of Lee`, before: { who: name }, after: { who: ['Lee', { name }] } });
  await note({
    body: 'Second',
    reason: `Text:\n${name} is ill`,
    after: { text: `line\n${name}\t"${name}"` },
  });
  // Where the person is the subject, one of the names is enough.
  await note({ body: 'Nachtigäll was late', personParty: 'bird', after: { firstName: 'Zoë' } });
  const key = { headers: { 'idempotency-key': 'kept-answer-1', 'if-match': '1' } };
  expect((await olga.post('/persons/bird', { city: 'Graz' }, key)).text).toContain(name);
  expect(await placesOf(name)).toEqual(
    expect.arrayContaining(['activity.after', 'emailMessage.searchText', 'idempotencyKey.answer']),
  );

  expect((await erase()).body).toMatchObject({ erased: true });
  expect(await placesOf('Nachtigäll', canary.email, '6641234567')).toEqual([]);
  expect(await bodies()).toEqual(
    expect.arrayContaining([
      { body: '– instead of Lee', before: { who: '–' }, after: { who: ['Lee', { name: '–' }] }, reason: '' },
      { body: 'Second', before: null, after: { text: 'line\n–\t"–"' }, reason: 'Text:\n– is ill' },
      { body: '– was late', before: null, after: { firstName: '–' }, reason: '' },
    ]),
  );
});

test('where an invoice was sent stays in the books, is said, and nobody is reminded there any more', async () => {
  await server.inTenant('north', async (db) => {
    await plantPerson(db, bird());
    await plantCompany(db, { id: 'opera', name: 'Opera' });
    await plantContact(db, {
      companyId: 'opera',
      personId: 'bird',
      name,
      email: 'Books@nachtigall.example',
    });
    const invoice = (id: string, ...sentTo: string[]) => ({
      id,
      number: id,
      companyId: 'opera',
      projectId: null,
      invoiceDate: '2026-10-01',
      dueDate: '2026-10-31',
      currency: 'EUR',
      netMinor: 1_000,
      grossMinor: 1_200,
      createdAt: at,
      sentAt: at,
      sentTo,
      remindOverdue: true,
    });
    await db
      .insertInto('invoice')
      .values([
        invoice('own', canary.email),
        invoice('both', 'hall@opera.example', 'books@nachtigall.example'),
        invoice('others', 'hall@opera.example'),
      ])
      .execute();
  });
  const { kept } = (await erase()).body;
  expect(kept).toEqual([{ what: 'invoices', why: 'law', count: 2 }]);
  expect(await placesOf(canary.email, 'books@nachtigall.example')).toEqual(['invoice.sentTo']);
  const reminding = await server.inTenant('north', (db) =>
    db.selectFrom('invoice').select('id').where('remindOverdue', '=', true).execute(),
  );
  expect(reminding).toEqual([{ id: 'others' }]);
  const noted = await server.inTenant('north', (db) =>
    db.selectFrom('activity').select('subjectId').where('caption', '=', 'invoice_reminders_off').execute(),
  );
  expect(noted.map(({ subjectId }) => subjectId).toSorted()).toEqual(['both', 'own']);
});

test('who has signed stays in the evidence, as the law wants it, and nowhere else', async () => {
  await server.inTenant('north', async (db) => {
    await plantPerson(db, bird());
    await addDocumentTypes(db);
    for (const id of ['1', '2']) await addPaper(db, { id, name: `Paper of ${name}`, typeId: 'licence' });
    const signer = { contactNumber, name, email: canary.email, step: 1, personId: 'bird' };
    const signed = { id: 's1', documentId: '1', status: 'signed' as const };
    const open = { id: 's2', documentId: '2', status: 'onGoing' as const };
    await db
      .insertInto('signatory')
      .values([
        { ...signer, ...signed },
        { ...signer, ...open },
      ])
      .execute();
    const place = { ip: '1.1.1.1', userAgent: 'x', timeZone: 'Europe/Vienna' };
    await db
      .insertInto('signature')
      .values({
        id: 'sig',
        signatoryId: 's1',
        how: 'typed',
        typedName: name,
        consent: `I, ${name}, agree`,
        shownSha256: 'a',
        authentication: 'password',
        signedAt: at,
        ...place,
      })
      .execute();
    await db
      .insertInto('documentEvent')
      .values({
        id: 'ev',
        documentId: '1',
        position: 1,
        sha256: 'a',
        kind: 'signed',
        actorName: name,
        actorEmail: canary.email,
        actorRole: '',
        at,
        authentication: 'password',
        ...place,
      })
      .execute();
  });
  await erase();
  expect(await placesOf('Nachtigäll', canary.email)).toEqual([
    'documentEvent.actorEmail',
    'documentEvent.actorName',
    'signatory.email',
    'signatory.name',
    'signature.consent',
    'signature.typedName',
  ]);
  const open = await server.inTenant('north', (db) =>
    db.selectFrom('signatory').select(['name', 'email']).where('id', '=', 's2').executeTakeFirst(),
  );
  expect(open).toEqual({ name: '–', email: '–' });
});

test('a name that somebody else bears as well stays where it may be theirs', async () => {
  await server.inTenant('north', async (db) => {
    await plantPerson(db, bird());
    await plantPerson(db, { ...canary, email: 'the.other@people.example', id: 'namesake' });
  });
  await note({ body: `${name} brings the van` });
  await note({ body: `${name} is sick`, personParty: 'bird' });
  await erase();
  expect((await bodies()).map(({ body }) => body).sort()).toEqual(
    [`${name} brings the van`, '– is sick'].sort(),
  );
  expect(await placesOf(canary.email)).toEqual([]);
});

test('every way to sign in goes, and the own data names them without what they work by', async () => {
  await server.inTenant('north', async (db) => {
    const loginId = 'login-lee';
    const passkey = {
      id: 'k1',
      loginId,
      publicKey: 'secret-key',
      counter: 0,
      name: 'My phone',
      addedAt: at,
    };
    await db.insertInto('passkey').values(passkey).execute();
    await db
      .insertInto('oneTimeCode')
      .values({ loginId, lockedKey: 'secret-code', begunAt: at, confirmedAt: at })
      .execute();
    await db.insertInto('recoveryCode').values({ loginId, codeHash: 'secret-hash' }).execute();
    const data = JSON.stringify(await dataOfPerson(db, 'person-lee'));
    expect(data).toContain('My phone');
    expect(data).not.toContain('secret-');
    await forgetPerson(db, 'person-lee');
  });
  expect(await placesOf('My phone', 'secret-key', 'secret-code', 'secret-hash')).toEqual([]);
});

test('parts of other words and people with a name alike are left alone', async () => {
  await server.inTenant('north', (db) => plantPerson(db, bird()));
  await note({ body: `${name}s and Chloë Nachtigäller, Nachtigäll GmbH` });
  await erase();
  expect((await bodies())[0]?.body).toBe(`${name}s and Chloë Nachtigäller, Nachtigäll GmbH`);
});

test.each([
  ['has a job to come', 'confirmed', '2026-12-24'],
  ['forgot to check out', 'working', '2026-11-19'],
] as const)('who %s is not erased', async (_, status, startDate) => {
  server.setNow(at);
  await server.inTenant('north', async (db) => {
    await plantPerson(db, bird());
    await plantItem(db, { personId: 'bird', status, startDate });
  });
  expect(await erase()).toMatchObject({ status: 409, body: { params: { reason: 'jobs', jobs: 1 } } });
});
