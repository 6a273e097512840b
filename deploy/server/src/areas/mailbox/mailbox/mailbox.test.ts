import { filesOf, serverWithPeople, signIn } from '../../../tools/testing/fixtures/people.fixture.ts';
import { south } from '../../../tools/testing/server/tenants.ts';
import { listenLive, when } from '../../../tools/testing/server/live.driver.ts';
import { addMailbox, attach } from '../../../tools/testing/fixtures/mail.fixture.ts';

const server = serverWithPeople({
  fill: async () => {
    await server.inTenant('north', async (db) => {
      await addMailbox(
        db,
        'dispatch',
        ['petra'],
        [
          {
            id: 'newest',
            subject: 'Gate 3 is open from seven',
            text: 'The new gate is open.\nDrive in from the north.',
            cc: ['Zoë D’Angelo'],
          },
          {
            id: 'second',
            from: 'Şükrü Aydın',
            text: `${'Much ado. '.repeat(60)}Meet me at the gate at noon. 100% sure.`,
          },
          {
            id: 'third',
            html: '<p onclick="x()">Hi<script>alert(1)</script><img src="https://t.example/p.png"></p>',
          },
        ],
      );
      await addMailbox(
        db,
        'office',
        ['petra', 'helga'],
        [{ id: 'older', receivedAt: new Date('2026-11-19T08:00:00Z') }],
      );
      await addMailbox(db, 'secret', ['helga'], [{ id: 'hidden', subject: 'Gate of the boss' }]);
    });
    await server.inTenant('south', (db) => addMailbox(db, 'theirs', ['petra'], [{ id: 'foreign' }]));
  },
});

type Pieces = { text: string; hit: boolean }[];
const shown = (pieces: Pieces) => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const ids = (body: { items: { id: string }[] }) => body.items.map(({ id }) => id);
const petra = async () => (await signIn(server, 'petra')).client;

test('somebody sees their mailboxes, with what is in them and what is unread', async () => {
  const client = await petra();
  await client.post('/emailMessages/second/read', { read: true });
  expect((await client.get('/mailboxes')).body).toEqual({
    items: [
      { id: 'dispatch', name: 'Box dispatch', address: 'dispatch@north.example', unread: 2, total: 3 },
      { id: 'office', name: 'Box office', address: 'office@north.example', unread: 1, total: 1 },
    ],
    total: 2,
    page: 1,
    limit: 1000,
  });
});

test('messages come newest first, page by page, with how many there are', async () => {
  const client = await petra();
  const all = (await client.get('/emailMessages')).body;
  expect([ids(all), all.total]).toEqual([['newest', 'second', 'third', 'older'], 4]);
  const page = (await client.get('/emailMessages?limit=2&page=2')).body;
  expect([ids(page), page.total, page.page, page.limit]).toEqual([['third', 'older'], 4, 2, 2]);
  expect(ids((await client.get('/emailMessages?mailboxId=office')).body)).toEqual(['older']);
  expect((await client.get('/emailMessages?mailboxId=secret')).body.total).toBe(0);
  expect((await client.get('/emailMessages?limit=0')).body.fields).toMatchObject([
    { path: 'limit', code: 'too_small' },
  ]);
  expect((await client.get('/emailMessages?order=up')).body.fields).toMatchObject([
    { path: 'order', code: 'unknown_field' },
  ]);
});

test('the search looks into subject, body and people, and shows where it hit', async () => {
  const client = await petra();
  const search = async (q: string) => (await client.get(`/emailMessages?q=${encodeURIComponent(q)}`)).body;
  const gate = await search('GATE');
  expect(ids(gate)).toEqual(['newest', 'second']);
  expect(shown(gate.items[0].subjectPieces)).toBe('[Gate] 3 is open from seven');
  expect(shown(gate.items[0].excerpt)).toBe('The new [gate] is open. Drive in from the north.');
  expect(shown(gate.items[1].excerpt)).toMatch(/^… .*Meet me at the \[gate\] at noon/);
  expect(ids(await search('sukru'))).toEqual(['second']);
  expect(ids(await search('d’angelo'))).toEqual(['newest']);
  expect(ids(await search('gate north'))).toEqual(['newest']);
  expect(ids(await search('100%'))).toEqual(['second']);
  expect(ids(await search('%'))).toEqual(['second']);
  expect((await search('boss')).total).toBe(0);
  expect(ids(await search('   '))).toHaveLength(4);
});

test('read is what each person has read', async () => {
  const client = await petra();
  const helga = (await signIn(server, 'helga')).client;
  for (const _ of [1, 2]) {
    expect((await client.post('/emailMessages/older/read', { read: true })).body).toEqual({
      id: 'older',
      read: true,
    });
  }
  expect((await client.get('/emailMessages/older')).body.read).toBe(true);
  expect((await helga.get('/emailMessages/older')).body.read).toBe(false);
  expect(ids((await client.get('/emailMessages?unread=true')).body)).toEqual(['newest', 'second', 'third']);
  expect(ids((await client.get('/emailMessages?unread=false')).body)).toEqual(['older']);
  await client.post('/emailMessages/older/read', { read: false });
  expect((await client.get('/emailMessages/older')).body.read).toBe(false);
});

test('a message is cleaned before it leaves', async () => {
  const { body } = await (await petra()).get('/emailMessages/third');
  expect(body).toMatchObject({ mailboxName: 'Box dispatch', remoteImages: 1, version: 1 });
  expect(body.html).toBe('<p>Hi<img data-remote-src="https://t.example/p.png" /></p>');
});

test('a message of somebody else, of another tenant and none at all are the same', async () => {
  const client = await petra();
  for (const path of ['', '/attachments']) {
    const answers = await Promise.all(
      ['hidden', 'foreign', 'nothing'].map((id) => client.get(`/emailMessages/${id}${path}`)),
    );
    const bodies = answers.map(({ status, body }) => ({ status, body: { ...body, traceId: '' } }));
    expect(bodies[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  }
  expect((await client.post('/emailMessages/hidden/read', { read: true })).status).toBe(404);
});

test('who has neither role nor rights is refused by name', async () => {
  expect((await server.client().get('/mailboxes')).body.code).toBe('sign_in');
  const { client } = await signIn(server, 'ada');
  expect((await client.get('/mailboxes')).body).toMatchObject({
    code: 'forbidden',
    params: { missing: 'role' },
  });
  const project = (await signIn(server, '4711')).client;
  expect((await project.get('/mailboxes')).body.code).toBe('forbidden');
});

test('without its bundle the mailbox is not there', async () => {
  const client = await petra();
  await server.inTenant('north', (db) => db.updateTable('tenant').set({ bundles: [] }).execute());
  expect((await client.get('/mailboxes')).status).toBe(404);
});

describe('an attachment', () => {
  const store = () => filesOf(server);
  const add = (name: string, type: string, bytes: string) =>
    server.inTenant('north', (db) => attach(db, store(), 'newest', name, type, bytes));

  test('is listed with its size and downloaded by whoever holds session and address', async () => {
    await add('Plan „Süd“.pdf', 'application/pdf', '%PDF-1.4 plan');
    const { client, cookie } = await signIn(server, 'petra');
    const { attachments } = (await client.get('/emailMessages/newest')).body;
    expect(attachments).toEqual([
      { id: 'attachment-Plan „Süd“.pdf', name: 'Plan „Süd“.pdf', type: 'application/pdf', size: 13 },
    ]);
    expect((await client.get('/emailMessages/newest/attachments')).body).toMatchObject({
      items: attachments,
      total: 1,
    });
    const link = (
      await client.get(`/emailMessageAttachments/${encodeURIComponent(attachments[0].id)}/download`)
    ).body;
    const fetched = await server.app.inject({ url: link.url, headers: { host: 'north.test', cookie } });
    expect([fetched.statusCode, fetched.body]).toEqual([200, '%PDF-1.4 plan']);
    expect(fetched.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Plan _S_d_.pdf"; filename*=UTF-8''Plan%20%E2%80%9ES%C3%BCd%E2%80%9C.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(fetched.headers['content-security-policy']).toContain('sandbox');
  });

  test('is closed without the cookie, after five minutes, altered, elsewhere and after signing out', async () => {
    await add('list.txt', 'text/plain; charset=utf-8', 'Gate 3');
    const { client, cookie } = await signIn(server, 'petra');
    const other = await signIn(server, 'petra');
    const { url } = (await client.get('/emailMessageAttachments/attachment-list.txt/download')).body;
    const status = async (address: string, headers: Record<string, string> = { cookie }) =>
      (await server.app.inject({ url: address, headers: { host: 'north.test', ...headers } })).statusCode;
    expect(await status(url)).toBe(200);
    expect(await status(url, {})).toBe(404);
    expect(await status(url, { cookie: other.cookie })).toBe(404);
    expect(await status(url, { cookie, host: south.host })).toBe(404);
    expect(await status(url.replace(/expires=\d+/, 'expires=9999999999'))).toBe(404);
    expect(await status(url.replace(/for=[^&]+&/, ''))).toBe(404);
    server.setNow(new Date(Date.now() + 301_000));
    expect(await status(url)).toBe(404);
    server.setNow(null);
    await client.post('/auth/logout');
    expect(await status(url)).toBe(404);
  });

  test('of a mailbox that is not mine is none', async () => {
    await server.inTenant('north', (db) =>
      attach(db, store(), 'hidden', 'boss.txt', 'text/plain; charset=utf-8', 'x'),
    );
    expect((await (await petra()).get('/emailMessageAttachments/attachment-boss.txt/download')).status).toBe(
      404,
    );
  });
});

test('each tenant has its own mailbox', async () => {
  const { client } = await signIn(server, 'petra', south.host);
  expect(ids((await client.get('/emailMessages')).body)).toEqual(['foreign']);
});

describe('pages that are open', () => {
  const listening = async (login: string) => {
    const { token, client } = await signIn(server, login);
    const page = await listenLive(server, token);
    await when(() => page.messages().length > 0);
    return { page, client };
  };
  const pages: { close(): void }[] = [];
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });

  test('hear of a new mail when they may read its mailbox, whoever wrote it into the database', async () => {
    const [reader, other] = await Promise.all([listening('helga'), listening('petra')]);
    pages.push(reader.page, other.page);
    await server.inTenant('north', (db) => addMailbox(db, 'late', ['helga'], [{ id: 'fresh' }]));
    await when(() => reader.page.names().includes('mails'));
    expect((await reader.client.get('/emailMessages')).text).toContain('"fresh"');
    expect(other.page.names()).toEqual([]);
  });

  test('hear of a mail that was read on another device, once', async () => {
    const [there, elsewhere] = await Promise.all([listening('petra'), listening('helga')]);
    pages.push(there.page, elsewhere.page);
    const here = await petra();
    for (const read of [true, true, false]) await here.post('/emailMessages/older/read', { read });
    await here.post('/emailMessages/newest/read', { read: true });
    await when(() => there.page.names().length >= 3);
    expect(there.page.names()).toEqual(['mails', 'mails', 'mails']);
    expect(elsewhere.page.names()).toEqual([]);
  });
});
