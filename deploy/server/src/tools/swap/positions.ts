import type { AnyEndpoint } from '@callboard/contract';
import { endpoints } from './endpoints.ts';

export type Sent = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: unknown;
};
/** A place of a call that holds an id, and the call with another one there. */
export type Position = { at: string; value: string; with(id: string): Sent };
export type Recorded = { name: string; endpoint: AnyEndpoint; positions: Position[] };

const base = '/api/v1';
const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

function inBody(
  value: unknown,
  at: string,
  put: (other: unknown) => unknown,
): [string, string, (id: string) => unknown][] {
  if (typeof value === 'string') return value === '' ? [] : [[at, value, put]];
  if (Array.isArray(value))
    return value
      .slice(0, 2)
      .flatMap((one, index) => inBody(one, `${at}[]`, (other) => put(value.with(index, other))));
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    inBody(one, `${at}.${name}`, (other) => put({ ...value, [name]: other })),
  );
}

const routeOf = (path: string) => path.split('/').map((part) => (part.startsWith('{') ? null : part));
const routes = endpoints
  .map((one) => ({ ...one, parts: routeOf(one.endpoint.path) }))
  // A word of a path goes before an id in its place.
  .toSorted((a, b) => Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{')));

/** What is called, and where ids may stand; nothing where it is no call of the contract. */
export function recorded(sent: Sent): Recorded | null {
  const url = new URL(sent.url, 'http://here');
  if (!url.pathname.startsWith(`${base}/`)) return null;
  const parts = url.pathname.slice(base.length).split('/');
  const found = routes.find(
    ({ endpoint, parts: known }) =>
      (endpoint.method === sent.method || (endpoint.changesState && sent.method === 'POST')) &&
      known.length === parts.length &&
      known.every((part, at) => part === null || part === parts[at]),
  );
  if (!found) return null;
  const { name, endpoint } = found;
  const addressed = (path: string, query: URLSearchParams): Sent => ({
    ...sent,
    url: `${path}${query.size > 0 ? `?${query}` : ''}`,
  });
  const inPath = found.parts.flatMap((part, at) =>
    part === null
      ? [
          {
            at: `path ${at}`,
            value: decodeURIComponent(parts[at] ?? ''),
            with: (id: string) =>
              addressed(base + parts.with(at, encodeURIComponent(id)).join('/'), url.searchParams),
          },
        ]
      : [],
  );
  const inQuery = [...url.searchParams].map(([filter, value]) => ({
    at: `query ${filter}`,
    value,
    with(id: string) {
      const query = new URLSearchParams(url.searchParams);
      query.set(filter, id);
      return addressed(url.pathname, query);
    },
  }));
  const body = inBody(sent.payload, 'body', (other) => other).map(([at, value, put]) => ({
    at,
    value,
    with: (id: string) => ({ ...sent, payload: put(id) }),
  }));
  return { name, endpoint, positions: [...inPath, ...inQuery, ...body] };
}
