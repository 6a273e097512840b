import { diskStore } from '#platform/files/file-store.ts';
import { routesOf } from '../../routes.ts';
import { demoPassword } from '../demo/demo-tenants.ts';
import { callerOf } from '../../areas/account/session/session/caller.ts';
import { cookieOf } from '../testing/fixtures/people.fixture.ts';
import type { Answered } from '../testing/server/client.ts';
import { demoDay } from '../testing/demo-template.ts';
import { serverForTests } from '../testing/server/test-server.ts';
import type { TestServer } from '../testing/server/test-server.ts';
import { pictureForTests } from '../testing/picture.ts';

const host = 'nordlicht.localhost';

/** One person of the demo at the phone. What is refused throws, unless it is asked for. */
export type Actor = {
  readonly id: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a story looks at whatever came
  get(path: string): Promise<any>;
  // oxlint-disable-next-line typescript/no-explicit-any
  post(path: string, body?: object, version?: number): Promise<any>;
  // oxlint-disable-next-line typescript/no-explicit-any
  remove(path: string): Promise<any>;
  /** The code of a refusal; fails the story when it is not refused. */
  refused(path: string, body?: object): Promise<string>;
  file(path: string): Promise<Buffer>;
  /** A picture on its way into a call. */
  picture(width?: number, height?: number): Promise<string>;
};

const ok = (answer: Answered, what: string) => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** The whole demo behind the API, with a clock that the story sets. */
export function demoHouse(begin: Date) {
  let at = begin;
  const server = serverForTests({
    routes: routesOf({ releases: '' }),
    callerOf,
    files: diskStore,
    demo: demoDay,
  });
  beforeEach(() => server.setNow(at));

  return {
    as: (login: string) => signIn(server, login),
    server,
    /** It is now this time; who is signed in signs in again. */
    clock(time: string) {
      at = new Date(time);
      server.setNow(at);
    },
    /** What waits to be done in the background is done. */
    async settle() {
      while ((await server.jobs.drain()) > 0);
    },
    /** A minute passes: what comes due is looked for. */
    async round() {
      await server.jobs.send('round');
      while ((await server.jobs.drain()) > 0);
    },
  };
}

async function signIn(server: TestServer, login: string): Promise<Actor> {
  const answer = await server.client(host).post('/auth/token', { login, password: demoPassword });
  const headers = {
    authorization: `Bearer ${ok(answer, login).token}`,
    cookie: cookieOf(answer),
  };
  const payload = JSON.parse(
    Buffer.from(headers.authorization.split('.')[1] ?? '', 'base64url').toString(),
  ) as { loginData: { person: { id: string } | null } };
  return {
    id: payload.loginData.person?.id ?? '',
    ...callsOf(server, login, headers),
    ...filesOf(server, login, headers),
  };
}

type Headers = Record<'authorization' | 'cookie', string>;

function callsOf(
  server: TestServer,
  login: string,
  headers: Headers,
): Pick<Actor, 'get' | 'post' | 'remove' | 'refused'> {
  const client = server.client(host, headers);
  return {
    get: async (path) => ok(await client.get(path), `${login} reads ${path}`),
    post: async (path, body, version) =>
      ok(
        await client.call('POST', path, {
          ...(body ? { body } : {}),
          ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
        }),
        `${login} posts ${path} ${JSON.stringify(body)}`,
      ),
    remove: async (path) => ok(await client.call('DELETE', path), `${login} deletes ${path}`),
    async refused(path, body) {
      const refusal = await client.call('POST', path, body ? { body } : {});
      if (refusal.status < 400) throw new Error(`${login} may ${path}: ${refusal.text}`);
      return String(refusal.body.code);
    },
  };
}

const filesOf = (server: TestServer, login: string, headers: Headers): Pick<Actor, 'file' | 'picture'> => ({
  async file(path) {
    const file = await server.app.inject({
      method: 'GET',
      url: path.startsWith('/api/') ? path : `/api/v1${path}`,
      headers: { host, ...headers },
    });
    if (file.statusCode !== 200)
      throw new Error(`${login} downloads ${path}: ${file.statusCode} ${file.body}`);
    return file.rawPayload;
  },
  async picture(width = 640, height = 480) {
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/v1/uploads?name=picture.jpg',
      headers: { host, ...headers, 'content-type': 'application/octet-stream' },
      payload: await pictureForTests(width, height),
    });
    return String(sent.json().id);
  },
});
