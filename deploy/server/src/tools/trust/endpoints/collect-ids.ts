import type { AnyEndpoint } from '@callboard/contract';
import type { Client } from '../../testing/server/client.ts';
import { endpoints, leftOut } from '../../swap/endpoints.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const likely: Readonly<Record<string, string>> = {
  from: day(-20),
  to: day(10),
  date: day(0),
  month: day(0).slice(0, 7),
  year: day(0).slice(0, 4),
  startDate: day(3),
  endDate: day(3),
  startTime: '08:00',
  endTime: '16:00',
  sha256: '0'.repeat(64),
  q: 'er',
};

export const isRead = ({ method, changesState, answer }: AnyEndpoint): boolean =>
  method === 'GET' && !changesState && answer !== 'file';

/** The first part of a path says what its id is of. */
export const kindOf = (path: string): string => path.split('/')[1] ?? '';

/** Asks; what the server wanted to have named is named, once. */
export async function read(client: Client, path: string, more: Readonly<Record<string, string>> = {}) {
  const first = await client.get(path);
  if (first.status !== 422) return first;
  const named = (first.body.fields as { path: string }[]).flatMap((field) => {
    const value = likely[field.path] ?? more[field.path];
    return value ? [[field.path, value]] : [];
  });
  return named.length === 0 ? first : client.get(`${path}?${new URLSearchParams(named)}`);
}

function idsIn(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) idsIn(one, ids);
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) {
      if (/^(?:id|number|\w+Id)$/.test(name) && typeof one === 'string' && one !== '') ids.add(one);
      else idsIn(one, ids);
    }
}

/** Ids of things by the kind of the list that showed them, as far as somebody can reach. */
export async function collectIds(client: Client, most = 5): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, endpoint } of endpoints) {
    if (leftOut.has(name) || !isRead(endpoint) || endpoint.path.includes('{')) continue;
    const answer = await read(client, endpoint.path);
    if (answer.status !== 200) continue;
    const ids = new Set<string>();
    idsIn(answer.body, ids);
    const kind = kindOf(endpoint.path);
    found.set(kind, [...new Set([...(found.get(kind) ?? []), ...ids])].slice(0, most * 4));
  }
  return found;
}

export const fill = (path: string, id: string): string => path.replace(/\{\w+\}/g, encodeURIComponent(id));
