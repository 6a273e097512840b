import { writtenAddress } from '../../endpoint/endpoint.ts';
import type { AnyEndpoint, ParamsOf, QueryInputOf } from '../../endpoint/endpoint.ts';

/** A read of the contract in a face: the address that the page's own call will have. */
export type ReadAddress = string & { readonly ofEndpoint: true };

type Input<E extends AnyEndpoint> = {
  readonly query?: QueryInputOf<E>;
  /** Where the page's address calls a parameter otherwise: `{ id: '{personId}' }`. */
  readonly params?: { readonly [Name in keyof ParamsOf<E>]: `{${string}}` };
};

/**
 * Names an endpoint in a face, for what the shell asks before the page's code is there. Its parameters are filled
 * from the page's address, those in its query too; the query is written as the page's own call writes it.
 */
export function readOf<E extends AnyEndpoint>(endpoint: E, { query, params }: Input<E> = {}): ReadAddress {
  if (endpoint.method !== 'GET' || endpoint.changesState)
    throw new Error(`${endpoint.method} ${endpoint.path} changes something: it is not asked ahead`);
  const given = params as Readonly<Record<string, string>> | undefined;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (whole, name: string) => given?.[name] ?? whole);
  const written = writtenAddress(path, endpoint.query ? endpoint.query.parse(query ?? {}) : {});
  return written.replace(/%7B(\w+)%7D/g, '{$1}') as ReadAddress;
}
