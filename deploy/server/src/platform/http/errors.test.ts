import { apiErrorShape } from '@callboard/contract';
import { AppError } from '../errors/app-error.ts';
import { bearer } from '../../tools/testing/server/planted-caller.ts';
import { plantedServer } from '../../tools/testing/server/planted-server.ts';
import { south } from '../../tools/testing/server/tenants.ts';

const server = plantedServer({
  mailbox: {
    mailboxes: async ({ query }) => ({ items: [], total: 0, ...query }),
    markRead: async ({ params, body }) => ({ id: params.id, read: body.read }),
    emailMessageAttachments: async ({ query, params }) => {
      const attachment = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 1, secret: 'not for you' };
      return { items: params.id === 'broken' ? [{} as typeof attachment] : [attachment], total: 1, ...query };
    },
    unsubscribe: async () => {
      throw new AppError('link_used', { params: { days: 3 } });
    },
    unsubscribeLink: async () => {
      throw new TypeError('secret of the house');
    },
  },
  session: { refresh: async () => ({ token: 'new' }) },
});

const read = (path = '/mailboxes', headers: Record<string, string> = bearer()) =>
  server.client().get(path, { headers });

test('every error has the one shape, with a trace id', async () => {
  const answer = await server.client().post('/emailMessages/unsubscribe', { token: 'x' });
  expect(answer.status).toBe(410);
  expect(apiErrorShape.parse(answer.body)).toEqual({
    status: 410,
    code: 'link_used',
    params: { days: 3 },
    fields: [],
    traceId: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('an unexpected failure says nothing about itself', async () => {
  const answer = await server.client().get('/emailMessages/unsubscribe/x');
  expect(answer.status).toBe(500);
  expect(answer.body.code).toBe('internal');
  expect(answer.text).not.toContain('secret');
});

test('an answer holds what the contract names and nothing else', async () => {
  const answer = await server.client().get('/emailMessages/1/attachments', { headers: bearer() });
  expect(answer.body.items).toEqual([{ id: '1', name: 'a.pdf', type: 'application/pdf', size: 1 }]);
});

test('an answer that is not what the contract promises does not leave', async () => {
  const answer = await server.client().get('/emailMessages/broken/attachments', { headers: bearer() });
  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
});

test('an unknown host is an unknown tenant, whatever its port', async () => {
  expect((await server.client('elsewhere.test').get('/mailboxes')).body.code).toBe('unknown_tenant');
  expect((await server.client('north.test:4000').get('/mailboxes')).body.code).toBe('sign_in');
});

test('an unknown path of the API is a JSON 404', async () => {
  const answer = await server.client().get('/nothing/here');
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  expect((await server.client().get('/version', { host: 'north.test' })).body.code).toBe('not_found');
});

test.each([
  ['without a token', {}, 401, 'sign_in', {}],
  ['with a token that is none', { authorization: 'Bearer x' }, 401, 'sign_in', {}],
  ['in another role', bearer({ roles: ['crew'] }), 403, 'forbidden', { missing: 'role' }],
  ['with a limited login', bearer({ tokenType: 'project' }), 403, 'forbidden', { missing: 'token-type' }],
  [
    'without the right',
    bearer({ rights: {} }),
    403,
    'forbidden',
    { missing: 'mailboxes', permission: 'READ' },
  ],
])('%s a call is refused and says what is missing', async (_, headers, status, code, params) => {
  const answer = await read('/mailboxes', headers as Record<string, string>);
  expect(answer.body).toMatchObject({ status, code, params });
});

test('a bundle that is off says so, signed in or not', async () => {
  await server.database.asOwner((session) =>
    session.query(`update tenant set bundles = '{}' where id = $1`, [south.id]),
  );
  for (const headers of [bearer(), {}]) {
    const answer = await server.client(south.host).get('/mailboxes', { headers });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_entitled']);
  }
});

test.each([
  ['vacancies belong to the projects', '/projectCrewItems/vacant/', ['projects'], true],
  ['vacancies are closed with them', '/projectCrewItems/vacant/', ['planning', 'crew-ops'], false],
  ['news for the crew belong to its work', '/crewInfo', ['crew-ops'], true],
  ['news are not in the documents', '/crewInfo', ['documents'], false],
  ['contacts are chosen in projects', '/contacts', ['projects'], true],
  ['contacts are chosen in crews', '/contacts', ['crew-ops'], true],
  ['contacts are in neither', '/contacts', ['finance'], false],
  ['a security check is a form', '/forms/perform/one', ['crew-ops'], true],
  ['a list of forms is no page on site', '/forms', ['crew-ops'], false],
])('%s', async (_, path, bundles, there) => {
  await server.database.asOwner((session) =>
    session.query('update tenant set bundles = $2 where id = $1', [south.id, bundles]),
  );
  // Nobody is signed in, so what is there asks who it is.
  const { body } = await server.client(south.host).get(path);
  expect(body.code).toBe(there ? 'sign_in' : 'not_entitled');
});

test.each([
  ['/mailboxes?limit=0', [{ path: 'limit', code: 'too_small', params: { min: 1 } }]],
  ['/mailboxes?limit=1001', [{ path: 'limit', code: 'too_big', params: { max: 1000 } }]],
  ['/mailboxes?page=x', [{ path: 'page', code: 'bad_format', params: {} }]],
  ['/mailboxes?colour=red', [{ path: 'colour', code: 'unknown_field', params: {} }]],
])('the query of %s is refused at its field', async (path, fields) => {
  const answer = await read(path);
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
  expect(answer.body.fields).toEqual(fields);
});

test.each([
  [{}, [{ path: 'read', code: 'required', params: {} }]],
  [{ read: 'yes' }, [{ path: 'read', code: 'bad_format', params: {} }]],
  [{ read: true, more: 1 }, [{ path: 'more', code: 'unknown_field', params: {} }]],
])('the body %j is refused at its field', async (body, fields) => {
  const answer = await server.client().post('/emailMessages/1/read', body, { headers: bearer() });
  expect([answer.status, answer.body.fields]).toEqual([422, fields]);
});

test('a body that cannot be read is a bad request, one that is too large says so', async () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/emailMessages/1/read',
      headers: { host: 'north.test', 'content-type': type, ...bearer() },
      payload,
    });
  expect((await post('{"read":')).json().code).toBe('bad_request');
  expect((await post('{"__proto__":{"read":true}}')).json().code).toBe('bad_request');
  const form = await post('read=true', 'application/x-www-form-urlencoded');
  expect([form.statusCode, form.json().status, form.json().code]).toEqual([415, 415, 'bad_request']);
  expect((await post(JSON.stringify({ read: 'x'.repeat(1_100_000) }))).json().code).toBe('too_large');
});

test('a call of another kind of app is refused; one that names none is not of an app', async () => {
  const read = async (path: string, headers: Record<string, string>) =>
    (await server.app.inject({ url: `/api/v1${path}`, headers: { host: 'north.test', ...headers } }))
      .statusCode;
  for (const path of ['/lineup', '/startUp/settings', '/startUp/meta', '/mailboxes']) {
    expect([path, await read(path, { ...bearer(), type: 'DESKTOP' })]).toEqual([path, 400]);
    for (const type of [{ type: 'MOBILE' }, {}])
      expect([path, await read(path, { ...bearer(), ...type })]).not.toEqual([path, 400]);
  }
});

test('another method than the contract has is told which there are', async () => {
  const call = (method: 'PUT' | 'DELETE' | 'POST', path: string) =>
    server.app.inject({ method, url: `/api/v1${path}`, headers: { host: 'north.test', ...bearer() } });
  const put = await call('PUT', '/mailboxes?page=1');
  expect([put.statusCode, put.headers['allow'], put.json().status]).toEqual([405, 'GET, HEAD', 405]);
  expect((await call('DELETE', '/emailMessages/1/read')).headers['allow']).toBe('POST');
  expect((await call('POST', '/nothing-here')).statusCode).toBe(404);
});

test('an address longer than any of ours is nothing here, whatever the method', async () => {
  const { statusCode, headers } = await server.app.inject({
    url: `/api/v1/welcome/${'x'.repeat(900)}`,
    headers: { host: 'north.test' },
  });
  expect([statusCode, headers['allow']]).toEqual([404, undefined]);
});

test.each(['/healthz', '/readyz', '/verify', '/api/v1/nothing-here'])(
  '%s carries the usual headers',
  async (url) => {
    const { headers } = await server.app.inject({ url, headers: { host: 'north.test' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  },
);

test('half of a sign in a text is refused at its field', async () => {
  const answer = await server.client().post('/emailMessages/unsubscribe', { token: 'x\ud83d' });
  expect([answer.status, answer.body.fields]).toEqual([
    422,
    [{ path: 'token', code: 'bad_format', params: {} }],
  ]);
});

describe('a GET that changes something', () => {
  const cookie = { cookie: 'callboard_session=its-cookie' };
  test('works by GET and POST, and is never stored', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await server
        .client()
        .call(method, '/auth/refresh', { headers: { ...bearer(), ...cookie } });
      expect(answer.body).toEqual({ token: 'new' });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['etag']).toBeUndefined();
    }
  });

  test.each([
    ['typed into the address bar', { 'sec-fetch-mode': 'navigate' }],
    ['prefetched', { 'sec-purpose': 'prefetch;prerender' }],
    ['fetched ahead in the old way', { purpose: 'prefetch' }],
  ])('is refused when it was %s', async (_, headers) => {
    const answer = await read('/auth/refresh', {
      ...bearer(),
      ...cookie,
      ...(headers as Record<string, string>),
    });
    expect(answer.status).toBe(400);
  });

  test('needs the cookie of the session as well', async () => {
    for (const extra of [{}, { cookie: 'callboard_session=stolen' }]) {
      const answer = await read('/auth/refresh', { ...bearer(), ...(extra as Record<string, string>) });
      expect(answer.body).toMatchObject({ status: 401, code: 'sign_in', params: { missing: 'cookie' } });
    }
  });
});
