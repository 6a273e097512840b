import { homeEntryKinds } from '@callboard/contract';
import { serverWithStaff, staff } from '../../../tools/testing/fixtures/person.fixture.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { json } from '#platform/db/tables.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
  plantProject,
} from '../../../tools/testing/database/plant.db.ts';

const server = serverWithStaff();
const moved = { field: 'startTime', before: '07:30', after: '06:00' } as const;
const now = new Date('2026-11-21T09:00:00Z');
const homeOf = async (login: string) => (await (await staff(server, login)).client.get('/home')).body;

beforeEach(async () => {
  server.setNow(now);
  await server.inTenant('north', async (db) => {
    const project = await plantProject(db, { beginDate: '2026-11-01' });
    const crew = await plantCrew(db, { projectId: project.id, startDate: '2026-11-21' });
    const job = { crewId: crew.id, personId: 'person-kim' };
    await plantItem(db, { ...job, status: 'working', crewChief: true });
    await plantItem(db, { ...job, status: 'requested', startDate: '2026-11-23' });
    await plantItem(db, { ...job, status: 'hasChanged', startDate: '2026-11-25', changes: json([moved]) });
    await plantItem(db, { ...job, status: 'done', startDate: '2026-11-10' });
    await plantItem(db, { ...job, personId: 'person-lee', startDate: '2026-11-28', endTime: '22:30' });
    await db
      .insertInto('crewPaper')
      .values({
        id: 'note',
        crewId: crew.id,
        kind: 'deliveryNote',
        number: 'LS-1',
        releasedAt: new Date('2026-11-20T07:00:00Z'),
      })
      .execute();
    await db
      .insertInto('payroll')
      .values({
        id: 'pay',
        number: 'PR-1',
        personId: 'person-kim',
        status: 'released',
        currency: 'EUR',
        fromDay: '2026-10-01',
        toDay: '2026-10-31',
        grossMinor: 100,
        netMinor: 80,
      })
      .execute();
    await db.insertInto('documentType').values({ id: 'card', caption: 'Card' }).execute();
    for (const [id, status] of [
      ['d-1', 'toUpload'],
      ['d-2', 'beingVerified'],
      ['d-3', 'signed'],
    ] as const) {
      await db
        .insertInto('document')
        .values({
          id,
          status,
          number: id,
          name: id,
          typeId: 'card',
          ownerId: 'person-kim',
          createdAt: now,
        })
        .execute();
    }
    await db.insertInto('crewInfo').values({ id: 'i', caption: 'Rules', publishedAt: now }).execute();
  });
});

const kindsOf = ({ items }: { items: { kind: string }[] }) => items.map(({ kind }) => kind);

test('a declined item is shown to who owes its answer, a rejected receipt to who handed it in', async () => {
  await server.inTenant('north', async (db) => {
    const payroll = await db.selectFrom('payroll').select('id').executeTakeFirstOrThrow();
    const item = { id: 'declined', payrollId: payroll.id, caption: 'Load-in', day: '2026-10-05' };
    await db
      .insertInto('payrollItem')
      .values({ ...item, amountMinor: 100, status: 'declined', declinedBody: 'No.' })
      .execute();
    await addTodo(db, {
      type: 'TODO_PAYROLL_ITEM',
      recipientId: 'person-lee',
      category: 'payroll',
      caption: 'payroll_item_declined',
      body: 'Two hours more.',
      subject: { kind: 'payrollItem', id: 'declined' },
      dueDate: '2026-11-22',
      priority: 1,
      at: now,
    });
    await db
      .insertInto('receipt')
      .values({
        id: 'r-1',
        number: 'B-1',
        personId: 'person-kim',
        typeId: 'fuel',
        status: 'rejected',
        date: '2026-11-20',
        merchant: 'Tank',
        currency: 'EUR',
        payment: 'own',
        reason: 'Not readable',
        decidedAt: now,
        createdAt: now,
      })
      .execute();
    const right = { rightName: 'receipts', permission: 'READ' };
    await db
      .insertInto('loginRight')
      .values(['kim', 'lee'].map((login) => ({ ...right, loginId: `login-${login}` })))
      .execute();
  });
  const of = async (login: string, kind: string) =>
    (await homeOf(login))[kind === 'receiptRejected' ? 'warnings' : 'needsYou'].items.filter(
      (entry: { kind: string }) => entry.kind === kind,
    );
  expect(await of('lee', 'payrollItemToAnswer')).toMatchObject([
    {
      id: 'declined',
      link: { id: 'declined' },
      words: { number: 'PR-1', caption: 'Load-in' },
      dueOn: '2026-11-22',
    },
  ]);
  expect(await of('kim', 'payrollItemToAnswer')).toEqual([]);
  expect(await of('kim', 'receiptRejected')).toMatchObject([
    { link: { number: 'B-1' }, words: { title: 'Tank', day: '2026-11-20', reason: 'Not readable' } },
  ]);
  expect(await of('lee', 'receiptRejected')).toEqual([]);
});

test('the first time that an own calendar is busy in and that is not over is told to whoever works', async () => {
  expect((await homeOf('kim')).busyElsewhere).toBeNull();
  const time = (from: number, to: number) => ({
    calendarId: 'own',
    personId: 'person-kim',
    fromDay: '2026-11-22',
    toDay: '2026-11-22',
    startsAt: new Date(now.getTime() + from * 3_600_000),
    endsAt: new Date(now.getTime() + to * 3_600_000),
  });
  await server.inTenant('north', async (db) => {
    await db
      .insertInto('privateCalendar')
      .values({
        id: 'own',
        personId: 'person-kim',
        name: 'Private',
        host: 'calendar.example',
        lockedAddress: '',
        createdAt: now,
        nextReadAt: now,
      })
      .execute();
    await db
      .insertInto('privateBusyTime')
      .values([time(-2, 0), time(5, 6), time(30, 31)])
      .execute();
  });
  expect((await homeOf('kim')).busyElsewhere).toEqual({
    fromDay: '2026-11-22',
    toDay: '2026-11-22',
    startsAt: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
    endsAt: new Date(now.getTime() + 6 * 3_600_000).toISOString(),
  });
  expect((await homeOf('lee')).busyElsewhere).toBeNull();
});

test('a crew member sees the own jobs, papers, payrolls and links, each where it belongs', async () => {
  const home = await homeOf('kim');
  expect(home).toMatchObject({
    name: "Zoë D'kim",
    jobs: [{ status: 'working', crewChief: true, night: false }, { status: 'hasChanged' }],
    needsYou: { totals: { jobToConfirm: 1, changeToConfirm: 1, payrollToConfirm: 1, documentToUpload: 1 } },
    coming: { totals: { job: 1 }, items: [{ kind: 'job', marks: ['hasChanged'] }] },
    info: { totals: { documentBeingVerified: 1 } },
    ready: { totals: { information: 1 } },
    unreadNotifications: 0,
  });
  // By deadline: what has none stands last.
  expect(kindsOf(home.needsYou).slice(0, 2)).toEqual(['jobToConfirm', 'changeToConfirm']);
  expect(home.needsYou.items).toMatchObject([
    { kind: 'jobToConfirm', marks: ['requested'], span: { timeZone: expect.any(String) } },
    { kind: 'changeToConfirm', marks: ['hasChanged'], changes: [moved] },
    { kind: 'payrollToConfirm', link: { number: 'PR-1' }, words: { from: '2026-10-01', count: 0 } },
    { kind: 'documentToUpload', link: { id: 'd-1' }, words: { title: 'd-1', text: 'Card' } },
  ]);
  expect(home.info.items).toMatchObject([{ kind: 'documentBeingVerified', id: 'd-2' }]);
  expect(home.ready.items).toMatchObject([
    { kind: 'information', link: { id: 'i' }, words: { title: 'Rules' }, marks: ['text'] },
  ]);
  expect(await homeOf('lee')).toMatchObject({
    jobs: [{ night: true }],
    coming: { totals: { job: 1 }, items: [{ marks: ['confirmed', 'night'] }] },
  });
});

test('papers that end are a warning by their day, until a newer one was handed in', async () => {
  const paper = (id: string, more: object) => ({
    id,
    status: 'information' as const,
    number: id,
    name: id,
    typeId: 'licence',
    ownerId: 'person-kim',
    createdAt: now,
    ...more,
  });
  await server.inTenant('north', async (db) => {
    const licence = { id: 'licence', caption: 'Licence', uploadable: true };
    await db.insertInto('documentType').values(licence).execute();
    await db
      .insertInto('document')
      .values([
        paper('later', { validUntil: '2027-01-21' }),
        paper('soon', { validUntil: '2027-01-20' }),
        paper('today', { validUntil: '2026-11-21' }),
        paper('gone', { validUntil: '2026-11-20' }),
        paper('forgotten', { validUntil: '2026-08-22' }),
        paper('for ever', {}),
        paper('held', { validUntil: '2026-11-30', withheld: true }),
        // The office gives these out.
        paper('card', { validUntil: '2026-11-30', typeId: 'card' }),
        paper('renewed', { validUntil: '2026-11-30' }),
      ])
      .execute();
    const newer = paper('newer', { status: 'beingVerified', replacesId: 'renewed' });
    await db.insertInto('document').values(newer).execute();
  });
  const { warnings } = await homeOf('kim');
  expect(warnings.totals).toEqual({ documentEnded: 1, documentEnding: 2 });
  expect(warnings.items).toMatchObject([
    { kind: 'documentEnded', link: { id: 'gone' }, words: { text: 'Licence', day: '2026-11-20' } },
    { kind: 'documentEnding', link: { id: 'today' } },
    { kind: 'documentEnding', link: { id: 'soon' }, words: { title: 'soon', day: '2027-01-20' } },
  ]);
  expect((await homeOf('lee')).warnings.items).toEqual([]);
});

test('information that leads elsewhere is a list of its own', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('crewInfo')
      .values({ id: 'map', caption: 'Map', link: 'https://example.org/map', publishedAt: now })
      .execute(),
  );
  const { ready, links } = await homeOf('kim');
  expect(ready.items).toMatchObject([{ id: 'i', marks: ['text'] }]);
  expect(links).toMatchObject({ totals: { information: 1 }, items: [{ id: 'map', marks: ['link'] }] });
});

test('a chief is told of people who are late, of the check of this shift and of hours to sign off', async () => {
  const duties = async (login: string) =>
    (await homeOf(login)).needsYou.items.filter(({ kind }: { kind: string }) =>
      ['peopleLate', 'securityCheckDue', 'signOffDue'].includes(kind),
    );
  await server.inTenant('north', async (db) => {
    const rights = ['kim', 'lee'].map((name) => ({
      loginId: `login-${name}`,
      rightName: 'crews',
      permission: 'READ',
    }));
    await db.insertInto('loginRight').values(rights).execute();
    const { crewId } = await db
      .selectFrom('crewItem')
      .select('crewId')
      .where('status', '=', 'working')
      .executeTakeFirstOrThrow();
    await plantItem(db, { crewId, personId: 'person-lee' });
    await db.insertInto('form').values({ id: 'check', name: 'Stage check', kind: 'securityCheck' }).execute();
    await db
      .insertInto('securityCheck')
      .values({
        id: 'today',
        crewId,
        formId: 'check',
        date: '2026-11-21',
        shift: 'day',
        dueFrom: new Date('2026-11-21T06:00:00Z'),
        dueUntil: new Date('2026-11-21T08:00:00Z'),
        endsAt: new Date('2026-11-21T17:00:00Z'),
      })
      .execute();
    const over = await plantCrew(db, { name: 'Strike', startDate: '2026-11-20' });
    const item = await plantItem(db, {
      crewId: over.id,
      personId: 'person-kim',
      crewChief: true,
      status: 'done',
    });
    const [from, until] = [new Date('2026-11-20T07:00:00Z'), new Date('2026-11-20T17:00:00Z')];
    await db
      .insertInto('crewCheck')
      .values({
        id: 'out',
        crewItemId: item.id,
        crewId: over.id,
        personId: 'person-kim',
        plannedFrom: from,
        plannedUntil: until,
        checkedFrom: from,
        checkedUntil: until,
        state: 'out',
      })
      .execute();
  });
  const project = 'A long night at the opera';
  expect(await duties('kim')).toMatchObject([
    {
      kind: 'peopleLate',
      words: { count: 1, text: `${project} · Load-in` },
      since: '2026-11-21T07:00:00.000Z',
    },
    {
      kind: 'securityCheckDue',
      link: { formId: 'check', date: '2026-11-21', shift: 'day' },
      words: { form: 'Stage check', text: expect.stringContaining(`${project} · `) },
      dueAt: '2026-11-21T08:00:00.000Z',
    },
    { kind: 'signOffDue', words: { text: `${project} · Strike` }, dueAt: '2026-11-21T11:00:00.000Z' },
  ]);
  // Who works there and does not lead owes nothing.
  expect(await duties('lee')).toEqual([]);
  // What was done or signed off is gone, and late people stop being news when they come.
  await server.inTenant('north', async (db) => {
    await db.updateTable('securityCheck').set({ doneAt: now }).execute();
    await db.updateTable('crew').set({ signedOffAt: now }).where('name', '=', 'Strike').execute();
    await db
      .updateTable('crewItem')
      .set({ status: 'working' })
      .where('personId', '=', 'person-lee')
      .where('status', '=', 'confirmed')
      .where('startDate', '=', '2026-11-21')
      .execute();
  });
  expect(await duties('kim')).toEqual([]);
});

test('the job of the moment is not among those that come, and every kind is one of the closed list', async () => {
  const home = await homeOf('kim');
  const working = home.jobs.find(({ status }: { status: string }) => status === 'working');
  const coming = home.coming.items.map(({ id }: { id: string }) => id);
  expect(coming).not.toContain(working.crewItemId);
  const all = [
    home.today,
    home.warnings,
    home.needsYou,
    home.ready,
    home.coming,
    home.info,
    home.links,
  ].flatMap(kindsOf);
  expect(all.filter((kind) => !homeEntryKinds.some((known) => known === kind))).toEqual([]);
});

test('of two with one deadline the job that begins first comes first', async () => {
  await server.inTenant('north', (db) =>
    db
      .updateTable('crewItem')
      .set({ deadlineAt: new Date('2026-11-22T08:00:00Z') })
      .where('status', 'in', ['requested', 'hasChanged'])
      .execute(),
  );
  const { needsYou } = await homeOf('kim');
  expect(kindsOf(needsYou).slice(0, 2)).toEqual(['jobToConfirm', 'changeToConfirm']);
  await server.inTenant('north', (db) =>
    db
      .updateTable('crewItem')
      .set({ deadlineAt: new Date('2026-11-22T07:00:00Z') })
      .where('status', '=', 'hasChanged')
      .execute(),
  );
  const changed = (await homeOf('kim')).needsYou;
  expect(kindsOf(changed).slice(0, 2)).toEqual(['changeToConfirm', 'jobToConfirm']);
});

test('who plans sees projects and unsigned delivery notes, a client of another company neither', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('loginRight')
      .values([
        { loginId: 'login-paula', rightName: 'projects', permission: 'READ' },
        { loginId: 'login-paula', rightName: 'crews', permission: 'READ' },
      ])
      .execute(),
  );
  expect(await homeOf('paula')).toMatchObject({
    jobs: null,
    coming: { items: [{ kind: 'ongoingProject', words: { title: 'A long night at the opera', count: 1 } }] },
    // Released a day and two hours ago, and wanted within a day.
    needsYou: { items: [{ kind: 'deliveryNoteToSign', dueAt: '2026-11-21T07:00:00.000Z' }] },
  });
  expect(await homeOf('cleo')).toMatchObject({ coming: { totals: {} }, needsYou: { items: [] } });
});

test('without rights there is a page that still makes sense, and a closed bundle closes its parts', async () => {
  // Whoever is of the office checks uploads; everything else wants a right.
  const bare = await homeOf('petra');
  expect(bare).toMatchObject({ jobs: null, info: { items: [] } });
  expect(kindsOf(bare.needsYou)).toEqual(['documentToVerify']);
  await server.database.asOwner((session) =>
    session.query(`update tenant set bundles = '{planning}' where id = 'north'`),
  );
  expect(await homeOf('kim')).toMatchObject({
    jobs: null,
    needsYou: { items: [], totals: {} },
    coming: { items: [] },
    info: { items: [] },
    ready: { items: [] },
  });
});

test('who led or paid for a crew that was signed off is asked to rate it, until they have or two weeks are over', async () => {
  await server.inTenant('north', async (db) => {
    const rights = ['kim', 'lee'].map((name) => ({
      loginId: `login-${name}`,
      rightName: 'crews',
      permission: 'READ',
    }));
    await db.insertInto('loginRight').values(rights).execute();
    const company = await plantCompany(db, { id: 'opera' });
    await plantContact(db, { companyId: company.id, personId: 'person-cleo' });
    const project = await plantProject(db, { name: 'Gala', companyId: company.id });
    const crew = { projectId: project.id, startDate: '2026-11-20' };
    await plantCrew(db, { ...crew, id: 'strike', name: 'Strike', signedOffAt: now });
    await plantCrew(db, { ...crew, id: 'open', name: 'Still open' });
    await plantCrew(db, { ...crew, id: 'alone', name: 'Alone', signedOffAt: now });
    const day = { startDate: '2026-11-20', status: 'cleared' } as const;
    const kim = { ...day, personId: 'person-kim', crewChief: true };
    await plantItem(db, { ...kim, crewId: 'strike', endTime: '12:00' });
    await plantItem(db, { ...kim, crewId: 'open', startTime: '13:00', endTime: '15:00' });
    await plantItem(db, { ...kim, crewId: 'alone', startTime: '16:00', endTime: '18:00' });
    await plantItem(db, { ...day, id: 'of-lee', crewId: 'strike', personId: 'person-lee' });
  });
  const toRate = async (login: string) =>
    (await homeOf(login)).info.items.filter(({ kind }: { kind: string }) => kind === 'crewToRate');
  const strike = { link: { id: 'strike' }, words: { text: 'Gala · Strike' }, since: now.toISOString() };
  expect(await toRate('kim')).toMatchObject([strike]);
  // Of the crew where the chief was alone a client can rate the chief.
  expect((await toRate('cleo')).map(({ id }: { id: string }) => id).toSorted()).toEqual(['alone', 'strike']);
  expect(await toRate('lee')).toEqual([]);
  await server.inTenant('north', (db) =>
    db
      .insertInto('crewRating')
      .values({
        id: 'r',
        personId: 'person-lee',
        crewItemId: 'of-lee',
        byPerson: 'person-kim',
        typeId: 'work',
        stars: 4,
        at: now,
      })
      .execute(),
  );
  expect(await toRate('kim')).toEqual([]);
  server.setNow(new Date('2026-12-06T09:00:00Z'));
  expect(await toRate('cleo')).toEqual([]);
});

test('information is of the bundle that has its page', async () => {
  const informed = async (bundle: string) => {
    await server.database.asOwner((session) =>
      session.query(`update tenant set bundles = array[$1] where id = 'north'`, [bundle]),
    );
    return kindsOf((await homeOf('kim')).ready).includes('information');
  };
  expect([await informed('crew-ops'), await informed('documents')]).toEqual([true, false]);
});

test('the office sees how much waits for it', async () => {
  await server.inTenant('north', (db) =>
    db
      .insertInto('personChange')
      .values(
        ['kim', 'lee'].map((name) => ({
          id: `c-${name}`,
          personId: `person-${name}`,
          changes: '{"before":{},"after":{}}',
          state: 'open' as const,
          askedAt: now,
        })),
      )
      .execute(),
  );
  const { needsYou } = await homeOf('olga');
  expect(needsYou.items).toContainEqual({
    kind: 'changesToDecide',
    id: 'changesToDecide',
    link: {},
    words: { count: 2 },
  });
  // One row about two changes counts as two, as two rows of documents do.
  expect(needsYou.totals).toMatchObject({ changesToDecide: 2, documentToVerify: expect.any(Number) });
  expect(kindsOf(needsYou)).not.toContain('picturesToDecide');
  // What Kim has handed in waits for the office, and not for Kim.
  expect(needsYou.items).toContainEqual(
    expect.objectContaining({ kind: 'documentToVerify', link: { id: 'd-2' } }),
  );
  expect(kindsOf((await homeOf('kim')).needsYou)).not.toContain('documentToVerify');
});

test('accountants are led to drafts to release and to the payrolls of everybody, others are not', async () => {
  const all = async () =>
    (await homeOf('olga')).info.items.find(({ kind }: { kind: string }) => kind === 'payrollsOfAll');
  expect(await all()).toBeUndefined();
  await server.inTenant('north', async (db) => {
    await db
      .insertInto('loginRight')
      .values({ loginId: 'login-olga', rightName: 'payrolls', permission: 'EDIT' })
      .execute();
    const row = { personId: 'person-kim', fromDay: '2026-10-01', toDay: '2026-10-31', currency: 'EUR' };
    const sums = { grossMinor: 1, netMinor: 1 };
    await db
      .insertInto('payroll')
      .values([
        { ...row, ...sums, id: 'draft', number: 'PR-8', status: 'draft' },
        { ...row, ...sums, id: 'out', number: 'PR-9', status: 'partlyDeclined' },
      ])
      .execute();
  });
  const { needsYou } = await homeOf('olga');
  expect(needsYou.items).toContainEqual({
    kind: 'payrollsToRelease',
    id: 'payrollsToRelease',
    link: {},
    words: { count: 1 },
  });
  expect(await all()).toMatchObject({ link: {}, words: { count: expect.any(Number) } });
  expect((await all()).words.count).toBeGreaterThan(0);
  expect(kindsOf((await homeOf('kim')).needsYou)).not.toContain('payrollsToRelease');
});

test('the office is led to what others sign, whoever signs is not', async () => {
  const signing = async (login: string) =>
    (await homeOf(login)).info.items.find(({ kind }: { kind: string }) => kind === 'documentsSigning');
  expect(await signing('olga')).toBeUndefined();
  await server.inTenant('north', (db) =>
    db
      .insertInto('document')
      .values({
        id: 'd-9',
        status: 'onGoing',
        allowSignatories: true,
        number: 'd-9',
        name: 'Contract',
        typeId: 'card',
        createdAt: now,
      })
      .execute(),
  );
  expect(await signing('olga')).toMatchObject({ words: { count: 1 } });
  expect(await signing('kim')).toBeUndefined();
});
