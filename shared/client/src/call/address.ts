import { pathOf, writtenAddress } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { CallError } from './call-error.ts';

type Params = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, unknown>>;

/** The address of a call with its query in one order and with the contract's defaults, so that equal is equal. */
export function addressOf(endpoint: AnyEndpoint, params?: Params, query?: Query): string {
  const path = pathOf(endpoint, params);
  if (!endpoint.query) return writtenAddress(path, query ?? {});
  const parsed = endpoint.query.safeParse(query ?? {});
  if (!parsed.success) throw new CallError('bad_request', {}, parsed.error);
  return writtenAddress(path, parsed.data as Query);
}

/** The same order for an address that comes as text. */
export function inOrder(address: string): string {
  const [path = '', search = ''] = address.split('?');
  return writtenAddress(path, Object.fromEntries(new URLSearchParams(search)));
}
