import { randomUUID } from 'node:crypto';
import type { Answered } from '../testing/client.ts';
import { actors, endpoints, leftOut, nordlicht, openDemoApp, redwave } from './demo-app.ts';
import { fill, harvest } from './harvest.ts';
import type { TrustCommand } from './verdict.ts';

const bare = ({ status, body, text }: Answered, id: string): string =>
  JSON.stringify([status, body ? { ...body, traceId: '' } : text]).replaceAll(id, '<id>');

/** Numbers are counted in every tenant, so that one of another tenant may be one of ours as well. */
const isOurs = (id: string, own: ReadonlySet<string>): boolean => own.has(id) || !id.includes('-');
/** Lists of those who are meant for everybody answer nothing in particular. */
const publicEndpoints = (allow: { anyone?: true }): boolean => allow.anyone === true;

export const run: TrustCommand = async () => {
  const app = await openDemoApp();
  const wrong: string[] = [];
  let calls = 0;
  try {
    const own = new Set<string>();
    const foreign = new Map<string, Set<string>>();
    for (const { login } of actors) {
      for (const ids of (await harvest(await app.client(nordlicht.host, login))).values())
        for (const id of ids) own.add(id);
      const there = await app.client(redwave.host, login).catch(() => null);
      for (const [kind, ids] of there ? await harvest(there) : [])
        foreign.set(kind, new Set([...(foreign.get(kind) ?? []), ...ids]));
    }
    const canaries = [...foreign.values()].flatMap((ids) => [...ids].filter((id) => !isOurs(id, own)));
    const strangers = [...new Set(canaries)].slice(0, 12);
    for (const { login } of actors) {
      const client = await app.client(nordlicht.host, login);
      for (const { name, endpoint } of endpoints) {
        if (leftOut.has(name) || publicEndpoints(endpoint.allow) || !endpoint.path.includes('{')) continue;
        const kind = endpoint.path.split('/')[1] ?? '';
        const ofKind = [...(foreign.get(kind) ?? [])].filter((id) => !isOurs(id, own)).slice(0, 3);
        const body = endpoint.method === 'POST' ? { body: {} } : {};
        const missing = randomUUID();
        const expected = bare(
          await client.call(endpoint.method, fill(endpoint.path, missing), body),
          missing,
        );
        for (const id of [...ofKind, ...strangers.slice(0, 2)]) {
          const answer = await client.call(endpoint.method, fill(endpoint.path, id), body);
          calls += 1;
          const leaked = canaries.find((canary) => canary !== id && answer.text.includes(canary));
          if (leaked) wrong.push(`${name} for ${login}: leaks ${leaked}`);
          if (bare(answer, id) !== expected)
            wrong.push(
              `${name} for ${login}: foreign ${id} ${bare(answer, id).slice(0, 120)} ≠ missing ${expected.slice(0, 120)}`,
            );
        }
      }
    }
    // Lists with a filter by somebody else's id stay empty of it as well.
    for (const { login } of actors) {
      const client = await app.client(nordlicht.host, login);
      for (const { name, endpoint } of endpoints) {
        if (
          leftOut.has(name) ||
          endpoint.method !== 'GET' ||
          endpoint.changesState ||
          endpoint.path.includes('{')
        )
          continue;
        const shape = (endpoint.query as { shape?: object } | undefined)?.shape ?? {};
        const filters = Object.keys(shape).filter((filter) => filter.endsWith('Id'));
        for (const filter of filters)
          for (const id of strangers) {
            const { text } = await client.get(`${endpoint.path}?${new URLSearchParams({ [filter]: id })}`);
            calls += 1;
            const leaked = canaries.find((canary) => canary !== id && text.includes(canary));
            if (leaked) wrong.push(`${name}?${filter} for ${login}: leaks ${leaked}`);
          }
      }
    }
    const figure = `${wrong.length} deviations in ${calls} calls with ${canaries.length} canaries`;
    return { figure, holds: wrong.length === 0 && canaries.length > 0, wrong };
  } finally {
    await app.close();
  }
};
