import { randomUUID } from 'node:crypto';
import { demoPassword } from '../demo/demo-tenants.ts';
import { endpoints, leftOut } from '../swap/endpoints.ts';
import { ownServers } from './own-server/own-server.ts';
import { countOf, isSmall } from './own-server/verdict.ts';
import type { TrustCommand } from './own-server/verdict.ts';

const atOnce = 4;
const logins = ['office', 'crew', 'planner', 'client'];
const json = { 'content-type': 'application/json' };

/** Names that a body knows, so that a part of what is sent gets past the door. */
const namesOf = (shape: unknown): string[] =>
  Object.keys((shape as { shape?: object } | undefined)?.shape ?? {});

type Sent = { path: string; init: RequestInit };

/** A call with a mark in every place where somebody may write: path, query, body, file, every header. */
function marked(at: number, mark: () => string, token: string): Sent[] {
  const { endpoint } = endpoints[at % endpoints.length] as (typeof endpoints)[number];
  const path = endpoint.path.replace(/\{\w+\}/g, mark);
  const query = new URLSearchParams(['q', ...namesOf(endpoint.query)].map((name) => [name, mark()]));
  const fields = Object.fromEntries([...namesOf(endpoint.body), 'other'].map((name) => [name, mark()]));
  const headers = {
    authorization: `Bearer ${token}`,
    'user-agent': mark(),
    'idempotency-key': mark(),
    'x-forwarded-for': mark(),
    referer: `https://elsewhere.example/${mark()}`,
    cookie: `callboard_session=${mark()}`,
  };
  const whole = `/api/v1${path}?${query}`;
  if (endpoint.method !== 'POST') return [{ path: whole, init: { method: endpoint.method, headers } }];
  const post = (type: string, body: string) => ({
    path: whole,
    init: { method: 'POST', headers: { ...headers, 'content-type': type }, body },
  });
  return [
    post('application/json', JSON.stringify(fields)),
    post('application/json', `{"broken": "${mark()}`),
    post('application/octet-stream', mark()),
  ];
}

/** What people send at all the doors, by four of them and by somebody without a sign-in. */
export const run: TrustCommand = async (args) => {
  const small = isSmall(args);
  const count = countOf(args, 200);
  const canaries = Array.from({ length: count }, () => `canary${randomUUID().replaceAll('-', '')}`);
  let used = 0;
  const mark = () => canaries[used++ % count] ?? '';
  const servers = await ownServers('pglite');
  try {
    const server = servers.start({ CALLBOARD_LOG: 'trace' });
    const address = await server.address;
    const begun = server.said().length;
    const tokens = [''];
    for (const login of logins) {
      const body = JSON.stringify({ login, password: demoPassword });
      const answer = await fetch(`${address}/api/v1/auth/token`, { method: 'POST', headers: json, body });
      tokens.push(((await answer.json()) as { token: string }).token);
      const wrong = JSON.stringify({ login: mark(), password: mark() });
      await fetch(`${address}/api/v1/auth/token`, { method: 'POST', headers: json, body: wrong });
    }
    for (const path of [
      `/login?PID=${mark()}&Password=${mark()}`,
      `/${mark()}?q=${mark()}`,
      `/dev/${mark()}`,
    ])
      await fetch(address + path, { redirect: 'manual', headers: { accept: 'text/html' } });
    let calls = 0;
    for (const token of small ? tokens.slice(0, 2) : tokens) {
      const sent = endpoints.flatMap(({ name }, at) =>
        leftOut.has(name) || (small && at % 20 > 0) ? [] : marked(at, mark, token),
      );
      for (let at = 0; at < sent.length; at += atOnce) {
        await Promise.all(
          sent.slice(at, at + atOnce).map(async ({ path, init }) => {
            calls += 1;
            await (await fetch(address + path, init)).arrayBuffer();
          }),
        );
      }
    }
    server.process.kill('SIGTERM');
    await server.ended;
    const said = server.said().slice(begun);
    const secrets = [...canaries, ...tokens.filter(Boolean), demoPassword];
    const wrong = secrets.filter((one) => said.includes(one));
    const lines = said.split('\n').filter((line) => line.startsWith('{')).length;
    const figure = `${wrong.length} hits of ${count} canaries, ${logins.length} tokens and the password in ${lines} lines after ${calls} calls`;
    return { figure, holds: wrong.length === 0 && lines >= calls && used >= count, wrong };
  } finally {
    await servers.clear();
  }
};
