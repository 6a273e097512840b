import { api, may, roleOf, searchKinds } from '@callboard/contract';
import type { AnyEndpoint, Identity, SearchGroup, SearchKind } from '@callboard/contract';
import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from './routes.ts';
import { demoLogins } from './tools/demo/demo-logins.ts';
import type { DemoLogin } from './tools/demo/demo-logins.ts';
import { demoPassword } from './tools/demo/demo-tenants.ts';
import { callerOf } from './areas/account/session/session/caller.ts';
import type { Answered, Client } from './tools/testing/server/client.ts';
import { serverForTests } from './tools/testing/server/test-server.ts';

const server = serverForTests({
  routes: routesOf({ releases: '' }),
  callerOf,
  files: diskStore,
  proves: false,
  demo: 'today',
});
const patience = 300_000;
const home = 'nordlicht.localhost';

type Named = { name: string; endpoint: AnyEndpoint };
const endpoints: Named[] = Object.entries(api).flatMap(([area, verbs]) =>
  Object.entries(verbs as Record<string, AnyEndpoint>).map(([verb, endpoint]) => ({
    name: `${area}.${verb}`,
    endpoint,
  })),
);
const guarded = endpoints.filter(({ endpoint }) => !endpoint.allow.anyone);
/** Those who can sign in with the password of the demo. */
const actors = demoLogins.filter((login) => !login.blocked && !login.withoutPassword);

/** Who a login is by the list of the demo, not by what the server says of it. */
const identityOf = ({ tokenType = 'user', types, rights, mailbox = [] }: DemoLogin): Identity => ({
  tokenType,
  loginTypes: types,
  roles: types.map((type) => roleOf[type]),
  rights,
  mailboxRights: Object.fromEntries(mailbox.map((right) => [right, ['READ'] as const])),
});

async function signIn(login: string, host = home): Promise<{ authorization: string; cookie: string }> {
  const answer = await server.client(host).post('/auth/token', { login, password: demoPassword });
  const cookies = [answer.headers['set-cookie']].flat();
  const cookie = cookies.find((one) => String(one).startsWith('callboard_session='));
  return { authorization: `Bearer ${answer.body.token}`, cookie: String(cookie).split(';')[0] ?? '' };
}

/** Calls without a sensible body or id: behind the gate that is refused for what it is, at the gate for who asks. */
const call = (client: Client, { endpoint }: Named): Promise<Answered> => {
  const path = endpoint.path.replace(/\{\w+\}/g, 'nobody-has-this');
  return client.call(endpoint.method, path, endpoint.method === 'POST' ? { body: { unknown: 1 } } : {});
};
/** Asked for a fresh proof, somebody was let in. */
const turnedAway = ({ status, body }: Answered) =>
  (status === 401 || status === 403) && body?.code !== 'step_up_needed';
/** These end the session that the other calls need; they are asked last, each with a session of its own. */
const ending = ['sessions.endSessions', 'session.signOut'];
const inOrder = (list: Named[]) => list.toSorted((a, b) => ending.indexOf(a.name) - ending.indexOf(b.name));

test(
  'every endpoint lets in exactly the logins that the contract names',
  async () => {
    const wrong: string[] = [];
    const opened = new Set<string>();
    for (const login of actors) {
      const client = server.client(home, await signIn(login.login));
      for (const named of inOrder(endpoints)) {
        const allowed = may(named.endpoint.allow, identityOf(login));
        // Every refusal is asked for; that it lets in is seen by one. `pnpm trust authorisation` asks for all.
        if (allowed && opened.has(named.name)) continue;
        if (allowed) opened.add(named.name);
        const by = ending.includes(named.name) ? server.client(home, await signIn(login.login)) : client;
        const answer = await call(by, named);
        if (answer.status >= 500 && named.name !== 'lineups.lineup') wrong.push(`${named.name} fails`);
        if (turnedAway(answer) === allowed) wrong.push(`${named.name} for ${login.login}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(actors.length * endpoints.length).toBeGreaterThan(300);
  },
  patience,
);

test(
  'who may read the mailbox is who should, by name',
  async () => {
    const readers: string[] = [];
    for (const { login } of actors) {
      const answer = await server.client(home, await signIn(login)).get('/mailboxes');
      if (answer.status === 200) readers.push(login);
    }
    expect(readers).toEqual(['office', 'accountant', 'client', 'everything']);
  },
  patience,
);

test(
  'without a sign-in, with a spoiled token and with one of another tenant nothing that is guarded answers',
  async () => {
    const own = await signIn('office');
    const spoiled = { ...own, authorization: `${own.authorization.slice(0, -4)}AAAA` };
    const wrong: string[] = [];
    for (const named of guarded) {
      const tries = [
        server.client(home),
        server.client(home, spoiled),
        server.client('redwave.localhost', own),
      ];
      for (const [at, client] of tries.entries()) {
        const { status, body } = await call(client, named);
        // Where a tenant has not switched a feature on, its calls are not there for anybody.
        const closed = at === 2 && named.endpoint.bundle === 'plus-crews' && status === 404;
        if (!closed && (status !== 401 || body.code !== 'sign_in'))
          wrong.push(`${named.name}, try ${at}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  patience,
);

/** Where a found thing is read by whoever opens it. */
const readOfHit: Record<SearchKind, (link: Record<string, string>) => string> = {
  job: ({ id }) => `/jobs/${id}`,
  project: ({ number }) => `/projects/${number}`,
  person: ({ id }) => `/persons/${id}`,
  contact: ({ id }) => `/contacts/${id}/persons`,
  company: ({ id }) => `/companies/${id}`,
  location: ({ id }) => `/locations/${id}`,
  document: ({ id }) => `/documents/${id}`,
  message: ({ id }) => `/emailMessages/${id}`,
  invoice: ({ number }) => `/invoices/${number}`,
  receipt: ({ number }) => `/receipts/${number}`,
  payroll: ({ number }) => `/payrolls/${number}`,
};

test(
  'hits of the search can be opened by the person they are for',
  async () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (const { login } of actors) {
      const client = server.client(home, await signIn(login));
      for (const q of ['an', 'er', '20']) {
        const { status, body } = await client.get(`/search?q=${q}`);
        if (status === 403) continue;
        for (const { kind, items } of body.groups as SearchGroup[]) {
          kinds.add(kind);
          for (const { link } of items) {
            const path = readOfHit[kind as SearchKind](link);
            const opened = await client.get(path);
            if (opened.status !== 200) wrong.push(`${login}: ${path} ${opened.status}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect([...kinds].toSorted()).toEqual([...searchKinds].toSorted());
  },
  patience,
);

test(
  'the dangerous calls need the cookie of the same session',
  async () => {
    const people = await Promise.all(['everything', 'office', 'client'].map((login) => signIn(login)));
    const identities = ['everything', 'office', 'client'].map((login) =>
      identityOf(actors.find((one) => one.login === login) as DemoLogin),
    );
    const other = await signIn('accountant');
    const dangerous = guarded.filter(({ endpoint }) => endpoint.dangerous);
    expect(dangerous.length).toBeGreaterThan(1);
    for (const named of dangerous) {
      // Somebody whom the gate would let in.
      const own = people[identities.findIndex((one) => may(named.endpoint.allow, one))];
      for (const cookie of ['', other.cookie]) {
        const headers = { authorization: own?.authorization ?? '', cookie };
        const answer = await call(server.client(home, headers), named);
        expect([named.name, answer.status, answer.body.params.missing]).toEqual([named.name, 401, 'cookie']);
      }
    }
  },
  patience,
);

test(
  'what another tenant has and what nobody has answer the same',
  async () => {
    const foreign = (
      await server
        .client('redwave.localhost', await signIn('office', 'redwave.localhost'))
        .get('/emailMessages')
    ).body.items[0].id;
    const client = server.client(home, await signIn('office'));
    const answers = [];
    for (const id of [foreign, 'nobody-has-this']) {
      for (const path of [`/emailMessages/${id}`, `/emailMessages/${id}/attachments`]) {
        const { status, body } = await client.get(path);
        answers.push(JSON.stringify({ status, ...body, traceId: '' }));
      }
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('not_found');
  },
  patience,
);

test(
  'a right that is taken away is gone with the next call',
  async () => {
    const client = server.client(home, await signIn('office'));
    expect((await client.get('/mailboxes')).status).toBe(200);
    await server.inTenant('nordlicht', (db) =>
      db.deleteFrom('loginRight').where('rightName', '=', 'mailboxes').execute(),
    );
    expect((await client.get('/mailboxes')).body).toMatchObject({
      status: 403,
      params: { missing: 'mailboxes' },
    });
  },
  patience,
);
