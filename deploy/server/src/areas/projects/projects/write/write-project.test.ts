import { addLogin, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import type { SignedIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { pictureForTests } from '../../../../tools/testing/picture.ts';
import {
  plantCompany,
  plantContact,
  plantCrew,
  plantItem,
  plantPerson,
  plantProject,
} from '../../../../tools/testing/database/plant.db.ts';

const rights: [string, string][] = ['READ', 'CREATE', 'EDIT', 'EDIT_PROJECT_LOGO'].map((one) => [
  'projects',
  one,
]);

const server = serverWithPeople({
  fill: () =>
    server.inTenant('north', async (db) => {
      await addLogin(db, { login: 'paul', types: ['planners'], rights });
      await addLogin(db, {
        login: 'clara',
        types: ['clients'],
        rights: [
          ['projects', 'READ'],
          ['projects', 'CREATE'],
        ],
      });
      await plantCompany(db, { id: 'opera' });
      await plantCompany(db, { id: 'fair' });
      await plantCompany(db, { id: 'gone', active: false });
      await plantContact(db, { companyId: 'opera', personId: 'person-clara' });
      await db.insertInto('clientMark').values({ id: 'gold', companyId: 'opera', caption: 'Gold' }).execute();
      await db
        .insertInto('rateCard')
        .values({
          id: 'card',
          companyId: 'opera',
          caption: '2026',
          currency: 'EUR',
          validFrom: '2026-01-01',
        })
        .execute();
      await addLogin(db, { login: 'maria', types: ['operations'] });
      await plantPerson(db, { id: 'left', active: false });
      await plantProject(db, { id: 'ring', number: '4711', name: 'Der Ring', companyId: 'opera' });
      await plantCrew(db, { id: 'load-in', projectId: 'ring' });
      await plantCrew(db, { id: 'worked', projectId: 'ring', startDate: '2026-11-10' });
      await plantItem(db, { id: 'mine', crewId: 'load-in', personId: 'person-ada' });
      await plantItem(db, { id: 'free', crewId: 'load-in', status: 'vacant' });
      await plantItem(db, {
        id: 'over',
        crewId: 'worked',
        startDate: '2026-11-10',
        personId: 'person-ada',
        status: 'done',
      });
    }),
});
beforeEach(() => server.setNow(new Date('2026-11-19T10:00:00Z')));

const as = (login: string) => signIn(server, login);
const seen = (version: number, key?: string) => ({
  headers: { 'if-match': `"${version}"`, ...(key ? { 'idempotency-key': key } : {}) },
});
const history = (id: string) =>
  server.inTenant('north', (db) =>
    db.selectFrom('activity').selectAll().where('subjectId', '=', id).orderBy('at').execute(),
  );
const intent = { companyId: 'opera', name: 'Tosca', beginDate: '2026-12-01' };

describe('creating a project', () => {
  test('gives it a number and a line in its history, once', async () => {
    const { client } = await as('paul');
    const body = {
      ...intent,
      clientMarkId: 'gold',
      rateCardId: 'card',
      endDate: '2026-12-05',
      reference: 'PO 7',
    };
    const options = { headers: { 'idempotency-key': 'once-and-only' } };
    const first = await client.post('/projects', body, options);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      name: 'Tosca',
      kind: 'client',
      status: 'quoted',
      clientMark: { name: 'Gold' },
      planner: { id: 'person-paul' },
      version: 1,
    });
    const second = await client.post('/projects', body, options);
    expect(second.body.number).toBe(first.body.number);
    expect((await client.get('/projects?q=tosca')).body.total).toBe(1);
    expect(await history(first.body.id)).toMatchObject([
      { caption: 'project_created', actorId: 'person-paul' },
    ]);
  });

  test('a client asks for one of the own company only', async () => {
    const { client } = await as('clara');
    expect((await client.post('/projects', intent)).body).toMatchObject({ status: 'design', planner: null });
    const todo = await server.inTenant('north', (db) =>
      db.selectFrom('activity').selectAll().where('type', '=', 'TODO_INT').execute(),
    );
    expect(todo).toMatchObject([{ caption: 'project_requested', dueDate: '2026-11-20', recipientId: null }]);
    const other = await client.post('/projects', { ...intent, companyId: 'fair' });
    expect(other.body.fields).toMatchObject([{ path: 'companyId', code: 'bad_choice' }]);
    expect((await (await as('ada')).client.post('/projects', intent)).status).toBe(403);
  });

  test.each([
    ['a name of one letter', { name: ' T ' }, 'name', 'too_short'],
    ['a name of 121', { name: 'x'.repeat(121) }, 'name', 'too_long'],
    ['an end before the begin', { endDate: '2026-11-30' }, 'endDate', 'end_before_start'],
    ['more than two years', { endDate: '2028-12-02' }, 'endDate', 'span_too_long'],
    ['a day that is none', { beginDate: '2026-02-30' }, 'beginDate', 'bad_format'],
    ['a year that is none', { beginDate: '0000-01-01' }, 'beginDate', 'bad_format'],
    ['a mark of nobody', { clientMarkId: 'x' }, 'clientMarkId', 'bad_choice'],
    ['a rate card of another company', { companyId: 'fair', rateCardId: 'card' }, 'rateCardId', 'bad_choice'],
    ['a company that is no longer', { companyId: 'gone' }, 'companyId', 'bad_choice'],
    ['a field that it has not', { number: '1' }, 'number', 'unknown_field'],
  ])('%s is refused', async (_, change, path, code) => {
    const answer = await (await as('paul')).client.post('/projects', { ...intent, ...change });
    expect([answer.status, answer.body.fields[0]]).toMatchObject([422, { path, code }]);
  });
});

describe('editing a project', () => {
  test('changes what is named, notes before and after, and counts the version', async () => {
    const { client } = await as('paul');
    const change = { name: 'Der Ring II', managerId: 'person-maria', endDate: '2026-11-30' };
    const answer = await client.post('/projects/4711', change, seen(1));
    expect(answer.body).toMatchObject({ name: 'Der Ring II', endDate: '2026-11-30', version: 2 });
    expect(answer.body.manager.id).toBe('person-maria');
    expect(await history('ring')).toMatchObject([
      {
        caption: 'project_changed',
        before: { name: 'Der Ring', endDate: null, managerId: null },
        after: { name: 'Der Ring II', endDate: '2026-11-30', managerId: 'person-maria' },
      },
    ]);
    // Nothing new is no change.
    expect((await client.post('/projects/4711', { name: 'Der Ring II' }, seen(2))).body.version).toBe(2);
  });

  test('an old version is refused with what stands now; none is asked for', async () => {
    const { client } = await as('paul');
    const answer = await client.post('/projects/4711', { name: 'Walküre' }, seen(7));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'conflict', current: { number: '4711', name: 'Der Ring' } });
    expect((await client.post('/projects/4711', { name: 'Walküre' })).status).toBe(428);
  });

  test('refuses wrong choices and days, strangers and clients', async () => {
    const { client } = await as('paul');
    const wrong = await client.post('/projects/4711', { managerId: 'left', locationId: 'x' }, seen(1));
    expect(wrong.body.fields).toMatchObject([{ path: 'locationId' }, { path: 'managerId' }]);
    // Who only works on site neither leads nor plans, and a client does not either.
    const others = await client.post(
      '/projects/4711',
      { managerId: 'person-ada', plannerId: 'person-clara' },
      seen(1),
    );
    expect(others.body.fields).toMatchObject([
      { path: 'managerId', code: 'bad_choice' },
      { path: 'plannerId', code: 'bad_choice' },
    ]);
    const end = await client.post('/projects/4711', { endDate: '2026-10-01' }, seen(1));
    expect(end.body.fields).toMatchObject([{ path: 'endDate', code: 'end_before_start' }]);
    expect((await client.post('/projects/9999', { name: 'None' }, seen(1))).status).toBe(404);
    expect((await (await as('clara')).client.post('/projects/4711', {}, seen(1))).status).toBe(403);
  });
});

describe('another company', () => {
  const north = <Result>(work: Parameters<typeof server.inTenant<Result>>[1]) =>
    server.inTenant('north', work);

  test('takes client mark, rate card and contacts of the one before with it', async () => {
    await north(async (db) => {
      const { id } = await plantContact(db, { companyId: 'opera', role: 'Stage', phone: '+43 1 234' });
      await db
        .updateTable('project')
        .set({ clientMarkId: 'gold', rateCardId: 'card' })
        .where('id', '=', 'ring')
        .execute();
      await db
        .insertInto('projectContact')
        .values({ projectId: 'ring', contactId: id, role: 'client' })
        .execute();
      await db.updateTable('crew').set({ contactOnSiteId: id }).where('projectId', '=', 'ring').execute();
    });
    const { client } = await as('paul');
    expect((await client.get('/projects/4711')).body).toMatchObject({
      may: { editCompany: true },
      contacts: [{ role: 'client', about: 'Stage', phone: '+43 1 234' }],
    });
    // Who works there is not told whom the office calls.
    expect((await (await as('ada')).client.get('/projects/4711')).body.contacts).toEqual([]);
    const { status, body } = await client.post('/projects/4711', { companyId: 'fair' }, seen(1));
    expect([status, body.company?.id, body.clientMark, body.contacts]).toEqual([200, 'fair', null, []]);
    await north(async (db) => {
      const project = await db.selectFrom('project').selectAll().where('id', '=', 'ring').executeTakeFirst();
      expect(project).toMatchObject({ clientMarkId: null, rateCardId: null });
      const crews = await db.selectFrom('crew').selectAll().where('projectId', '=', 'ring').execute();
      expect(crews.map((crew) => crew.contactOnSiteId)).toEqual([null, null]);
    });
    expect((await (await as('clara')).client.get('/projects/4711')).status).toBe(404);
  });

  test('is refused once there are invoices, and where there is no such company', async () => {
    const { client } = await as('paul');
    for (const companyId of ['x', 'gone']) {
      const none = await client.post('/projects/4711', { companyId }, seen(1));
      expect(none.body.fields).toMatchObject([{ path: 'companyId', code: 'bad_choice' }]);
    }
    await north((db) =>
      db
        .insertInto('invoice')
        .values({
          id: 'bill',
          number: 'R-1',
          companyId: 'opera',
          projectId: 'ring',
          currency: 'EUR',
          netMinor: 1000,
          grossMinor: 1200,
          invoiceDate: '2026-11-01',
          dueDate: '2026-12-01',
          createdAt: new Date(),
        })
        .execute(),
    );
    const late = await client.post('/projects/4711', { companyId: 'fair' }, seen(1));
    expect(late.body.fields).toMatchObject([{ path: 'companyId', code: 'invoiced' }]);
    expect((await client.get('/projects/4711')).body.may.editCompany).toBe(false);
  });
});

describe('the logo', () => {
  const upload = async ({ token }: SignedIn, content: Buffer, name: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/uploads?name=${name}`,
      headers: {
        host: 'north.test',
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
      },
      payload: content,
    });
    return answer.json().id as string;
  };

  test('is an uploaded picture that everybody of the project can fetch, until it is taken off', async () => {
    const paul = await as('paul');
    const uploadId = await upload(paul, await pictureForTests(), 'logo.jpg');
    const answer = await paul.client.post('/projects/4711/logo', { uploadId }, seen(1));
    expect(answer.body.version).toBe(2);
    const fetched = await server.app.inject({ url: answer.body.logoUrl, headers: { host: 'north.test' } });
    expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await paul.client.post('/projects/4711/logo', { uploadId }, seen(2))).status).toBe(422);
    const without = await paul.client.post('/projects/4711/logo', { uploadId: null }, seen(2));
    expect(without.body.logoUrl).toBeNull();
  });

  test('is no text, and needs its right', async () => {
    const paul = await as('paul');
    const uploadId = await upload(paul, Buffer.from('a text'), 'a.txt');
    expect((await paul.client.post('/projects/4711/logo', { uploadId }, seen(1))).status).toBe(415);
    const { client } = await as('clara');
    expect((await client.post('/projects/4711/logo', { uploadId: null }, seen(1))).status).toBe(403);
  });
});

describe('the end of a project', () => {
  test('while somebody is expected it cannot be closed; afterwards it can, and opened again', async () => {
    const { client } = await as('paul');
    const early = await client.post('/projects/4711/close', undefined, seen(1));
    expect([early.status, early.body.params]).toEqual([409, { status: 'open', positions: 2 }]);
    server.setNow(new Date('2026-11-22T10:00:00Z'));
    const { client: later } = await as('paul');
    expect((await later.post('/projects/4711/close', undefined, seen(1))).body).toMatchObject({
      state: 'closed',
      may: { edit: false, reopen: true, cancel: false },
    });
    expect((await later.post('/projects/4711', { name: 'New' }, seen(2))).body.code).toBe('wrong_state');
    expect((await later.post('/projects/4711/reopen', undefined, seen(2))).body.state).toBe('open');
    expect((await later.post('/projects/4711/reopen', undefined, seen(3))).body.code).toBe('wrong_state');
  });

  test('nothing new is planned in it until it is opened again', async () => {
    await server.inTenant('north', async (db) => {
      await addLogin(db, {
        login: 'paula',
        types: ['planners'],
        rights: [...rights, ['crews', 'CREATE'], ['crews', 'EDIT']],
      });
      await db.updateTable('crewItem').set({ status: 'draft' }).where('id', '=', 'free').execute();
      await db.updateTable('project').set({ closedAt: new Date() }).where('id', '=', 'ring').execute();
    });
    const { client } = await as('paula');
    const { version } = (await client.get('/projectCrewItems/free')).body;
    const refused = [
      await client.post(
        '/projectCrewItems/free/assign',
        { personId: 'person-ada', as: 'draft' },
        seen(version),
      ),
      await client.post('/projectCrewItems/free', { comment: 'Gate 4' }, seen(version)),
      await client.post('/projectCrewItemStatus/free', { action: 'offer' }, seen(version)),
    ];
    expect(refused.map(({ body }) => [body.code, body.params])).toEqual(
      refused.map(() => ['wrong_state', { status: 'closed' }]),
    );
  });

  test('before it is closed it says what is still open, to who may close it', async () => {
    const { client } = await as('paul');
    const open = await client.get('/projects/4711/openWork');
    expect([open.status, open.body]).toMatchObject([200, { ahead: 2, unfilled: 1, invoices: null }]);
    server.setNow(new Date('2026-11-22T10:00:00Z'));
    const later = (await (await as('paul')).client.get('/projects/4711/openWork')).body;
    // Who was expected and did not check out has hours that nobody has approved.
    expect(later).toMatchObject({ ahead: 0, unfilled: 0, hours: 2 });
    expect((await (await as('clara')).client.get('/projects/4711/openWork')).status).toBe(403);
  });

  test('cancelling calls off what lies ahead, tells who was planned and keeps what was worked', async () => {
    const { client } = await as('paul');
    const answer = await client.post('/projects/4711/cancel', { reason: 'Storm' }, seen(1));
    expect(answer.body).toMatchObject({ state: 'cancelled', cancelReason: 'Storm', may: { reopen: false } });
    await server.inTenant('north', async (db) => {
      const items = await db.selectFrom('crewItem').select(['id', 'status', 'previousStatus']).execute();
      expect(Object.fromEntries(items.map((one) => [one.id, [one.status, one.previousStatus]]))).toEqual({
        mine: ['cancelled', 'confirmed'],
        free: ['cancelled', 'vacant'],
        over: ['done', null],
      });
      const crews = await db.selectFrom('crew').select(['id', 'cancelledAt']).orderBy('id').execute();
      expect(crews.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, false]);
      const notified = await db.selectFrom('notification').selectAll().execute();
      expect(notified).toMatchObject([
        { personId: 'person-ada', kind: 'jobCancelled', params: { project: 'Der Ring', reason: 'Storm' } },
      ]);
    });
    expect(await history('mine')).toMatchObject([{ caption: 'item_cancel', reason: 'Storm' }]);
    const again = await client.post('/projects/4711/cancel', { reason: 'Storm' }, seen(2));
    expect(again.body.code).toBe('wrong_state');
  });

  test('cancelling needs a reason and the version', async () => {
    const { client } = await as('paul');
    const silent = await client.post('/projects/4711/cancel', { reason: ' ' }, seen(1));
    expect(silent.body.fields).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect((await client.post('/projects/4711/cancel', { reason: 'Storm' }, seen(3))).status).toBe(409);
  });
});

test('who has refused has nothing to do with a project any more', async () => {
  const { client } = await as('ada');
  expect((await client.get('/projects/4711')).status).toBe(200);
  await server.inTenant('north', (db) =>
    db.updateTable('crewItem').set({ status: 'refused' }).where('personId', '=', 'person-ada').execute(),
  );
  expect((await client.get('/projects/4711')).status).toBe(404);
  expect((await client.get('/projects')).body.total).toBe(0);
});
