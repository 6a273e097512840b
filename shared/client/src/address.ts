import { pathOf } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { CallError } from './call-error.ts';

type Params = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, unknown>>;

const written = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

/** The address of a call with its query in one order and with the contract's defaults, so that equal is equal. */
export function addressOf(endpoint: AnyEndpoint, params?: Params, query?: Query): string {
  const path = pathOf(endpoint, params);
  if (!endpoint.query) return written(path, query ?? {});
  const parsed = endpoint.query.safeParse(query ?? {});
  if (!parsed.success) throw new CallError('bad_request', {}, parsed.error);
  return written(path, parsed.data as Query);
}

/** The same order for an address that comes as text. */
export function inOrder(address: string): string {
  const [path = '', search = ''] = address.split('?');
  return written(path, Object.fromEntries(new URLSearchParams(search)));
}
