import { tokenPayloadShape } from '@callboard/contract';
import { south } from '../../../../tools/testing/server/tenants.ts';
import { keepCredentials } from './keep-credentials.ts';
import { password, serverWithPeople, signIn } from '../../../../tools/testing/fixtures/people.fixture.ts';
import { ticketOfLink } from './ticket-of-link.ts';

const server = serverWithPeople();

const payloadOf = (token: string) =>
  tokenPayloadShape.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

test('signing in gives a token and a cookie that no script and no other site can use', async () => {
  const { status, body, headers } = await server.client().post('/auth/token', { login: ' ADA ', password });
  expect(status).toBe(200);
  expect(payloadOf(body.token)).toMatchObject({
    type: 'user',
    tenant: 'north',
    loginData: {
      person: { id: 'person-ada', name: "Zoë D'ada" },
      contactNumber: 'C-ada',
      language: { caption: 'Welsh' },
      loginTypes: [{ caption: 'Crew' }],
    },
  });
  expect(String(headers['set-cookie'])).toMatch(
    /^callboard_session=[\w-]{43};.*Path=\/api\/v1;.*HttpOnly;.*SameSite=Strict/,
  );
  expect(headers['cache-control']).toBe('no-store');
  const { client } = await signIn(server, 'ada');
  expect((await client.get('/activities')).body.items[0]).toMatchObject({
    category: 'session',
    caption: 'signed_in',
  });
});

test('nobody waits for the database while passwords are hashed', async () => {
  const { client } = await signIn(server, 'ada');
  const order: string[] = [];
  const guesses = Array.from({ length: 12 }, async (_, at) => {
    await server.client().post('/auth/token', { login: `guess-${at}`, password: 'wrong' });
    order.push('guess');
  });
  // Let them come in.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await client.get('/userLanguage')).status).toBe(200);
  order.push('read');
  await Promise.all(guesses);
  expect(order.indexOf('read')).toBeLessThan(8);
});

test('a wrong password, an unknown login and one without a password are refused alike', async () => {
  const answers = await Promise.all(
    [
      { login: 'ada', password: 'wrong' },
      { login: 'nobody', password },
      { login: 'newcomer', password: '' },
      { login: 'newcomer' },
    ].map((given) => server.client().post('/auth/token', given)),
  );
  expect(answers.map(({ status, body, headers }) => [status, body.code, headers['set-cookie']])).toEqual(
    answers.map(() => [401, 'wrong_password', undefined]),
  );
});

test('the password of one tenant opens nothing in another', async () => {
  const answer = await server.client(south.host).post('/auth/token', { login: 'ada', password });
  expect(answer.body.code).toBe('wrong_password');
});

test('a blocked account is told so, and whom to ask, but only to who knows its password', async () => {
  const { status, body } = await server.client().post('/auth/token', { login: 'gone', password });
  expect([status, body.code, body.params]).toEqual([
    403,
    'account_blocked',
    { tenant: 'North', email: 'office@north.example', phone: '+43 1 000' },
  ]);
  expect((await server.client().post('/auth/token', { login: 'gone', password: 'wrong' })).body.code).toBe(
    'wrong_password',
  );
});

test('a person who has left is blocked with their login', async () => {
  await server.inTenant('north', (db) =>
    db.updateTable('person').set({ active: false }).where('id', '=', 'person-ada').execute(),
  );
  expect((await server.client().post('/auth/token', { login: 'ada', password })).body.code).toBe(
    'account_blocked',
  );
});

test('after five failures each further one costs time, and the right password ends it', async () => {
  const at = new Date('2026-11-21T08:00:00Z');
  server.setNow(at);
  const attempt = (own: string) => server.client().post('/auth/token', { login: 'ada', password: own });
  for (const _ of [1, 2, 3, 4, 5]) expect((await attempt('wrong')).status).toBe(401);
  const refused = await attempt(password);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
  server.setNow(new Date(at.getTime() + 30_000));
  expect((await attempt(password)).status).toBe(200);
});

test.each([
  ['nothing', {}, [{ path: 'login', code: 'required' }]],
  ['an empty login', { login: '  ', password }, [{ path: 'login', code: 'required' }]],
  ['something unknown', { login: 'ada', password, admin: true }, [{ path: 'admin', code: 'unknown_field' }]],
])('%s is refused at its field', async (_, given, fields) => {
  const { status, body } = await server.client().post('/auth/token', given);
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(body.fields).toMatchObject(fields);
});

test('an unknown host belongs to nobody', async () => {
  const answer = await server.client('elsewhere.example').post('/auth/token', { login: 'ada', password });
  expect([answer.status, answer.body.code]).toEqual([404, 'unknown_tenant']);
});

test('limited logins sign in for what they are limited to', async () => {
  const project = await signIn(server, '4711');
  expect(payloadOf(project.token)).toMatchObject({
    type: 'project',
    loginData: { person: null, loginTypes: [], subject: '4711' },
  });
  const withoutPassword = await server.client().post('/auth/token', { login: 'PC-9' });
  expect(payloadOf(withoutPassword.body.token).type).toBe('pluscrew');
});

describe('the ticket of a link', () => {
  const ticketFor = (content: { login: string; password?: string }, at = new Date()) =>
    ticketOfLink(server.database, 'north.test', content, at);

  test('signs in once', async () => {
    const ticket = await ticketFor({ login: '4711', password });
    expect((await server.client().get(`/auth/tickets/${ticket}`)).body).toEqual({
      login: '4711',
      needsPassword: false,
    });
    const first = await server.client().post('/auth/token', { ticket });
    expect(payloadOf(first.body.token).type).toBe('project');
    const second = await server.client().post('/auth/token', { ticket });
    expect([second.status, second.body.code]).toEqual([410, 'link_used']);
  });

  test('without a password names the login that has to give one', async () => {
    const ticket = await ticketFor({ login: '4711' });
    expect((await server.client().get(`/auth/tickets/${ticket}`)).body).toEqual({
      login: '4711',
      needsPassword: true,
    });
    const open = await ticketFor({ login: 'PC-9' });
    expect((await server.client().get(`/auth/tickets/${open}`)).body).toEqual({
      login: 'PC-9',
      needsPassword: false,
    });
  });

  test('is over after a minute, is nothing in another tenant, and garbled is none', async () => {
    const old = await ticketFor({ login: '4711', password }, new Date(Date.now() - 61_000));
    const foreign = await ticketFor({ login: '4711', password });
    const answers = [
      await server.client().post('/auth/token', { ticket: old }),
      await server.client(south.host).post('/auth/token', { ticket: foreign }),
      await server.client().post('/auth/token', { ticket: 'garbled' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [410, 'link_used']),
    );
  });

  test('travels in a cookie that only the server reads', async () => {
    const cookies: Record<string, { value: string; options: object }> = {};
    const reply = {
      setCookie: (name: string, value: string, options: object) => (cookies[name] = { value, options }),
    };
    const request = { host: 'north.test:4000', protocol: 'http' };
    const keep = keepCredentials(server.database, () => new Date());
    await keep({ login: '4711', password }, request as never, reply as never);
    expect(cookies['callboard_link']?.value).toBe('1');
    expect(cookies['callboard_ticket']?.options).toMatchObject({
      httpOnly: true,
      path: '/api/v1',
      maxAge: 60,
    });
    const headers = { cookie: `callboard_ticket=${cookies['callboard_ticket']?.value}` };
    const answer = await server.client('north.test', headers).post('/auth/token', { ticket: 'cookie' });
    expect(payloadOf(answer.body.token).type).toBe('project');
  });
});
