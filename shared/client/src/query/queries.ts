import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  DefinedInitialDataInfiniteOptions,
  InfiniteData,
  QueryKey,
  UndefinedInitialDataInfiniteOptions,
  UseInfiniteQueryOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import type { AnyEndpoint, ListOf } from '@callboard/contract';
import type { CallError } from '../call/call-error.ts';
import { call } from '../call/call.ts';
import type { Answer, InputArgs, InputOf } from '../call/call.ts';
import { queryClient, retryRead } from './query-client.ts';

const day = 24 * 60 * 60_000;

/** Endpoint first, so that everything of one endpoint has one beginning. */
const keyOf = (endpoint: AnyEndpoint, ...rest: unknown[]): QueryKey => [
  `${endpoint.method} ${endpoint.path}`,
  ...rest,
];

const countMark = 'count';
/** The key of a list of which only the total is read: it is old with its list, and has none of its rows. */
export const countedKey = (key: QueryKey): QueryKey => [...key, countMark];
export const isCounted = (key: QueryKey): boolean => key.at(-1) === countMark;

function mustRead(endpoint: AnyEndpoint): void {
  if (endpoint.method === 'GET' && !endpoint.changesState) return;
  throw new Error(`${endpoint.method} ${endpoint.path} changes something: it is a command, not a query`);
}
/** What is kept for a day without network must not be swept from memory after minutes. */
const keeping = (meta?: { offline?: boolean }) => (meta?.offline ? { gcTime: day } : {});

type Loose = { params?: Record<string, string>; query?: Record<string, unknown> };
type QueryExtras<Whole, Data> = Omit<UseQueryOptions<Whole, CallError, Data>, 'queryKey' | 'queryFn'>;

/** A read as a value: for loader, page, invalidation and test alike. */
export function query<E extends AnyEndpoint, Data = Answer<E>>(
  endpoint: E,
  input?: InputOf<E>,
  options?: QueryExtras<Answer<E>, Data>,
) {
  mustRead(endpoint);
  const { params = {}, query = {} } = (input ?? {}) as Loose;
  return queryOptions<Answer<E>, CallError, Data>({
    ...keeping(options?.meta),
    ...options,
    queryKey: keyOf(endpoint, params, query),
    queryFn: ({ signal }) => call(endpoint, ...([{ ...input, signal }] as unknown as InputArgs<E>)),
  });
}

type ListEndpoint = AnyEndpoint;
type InfiniteExtras<E extends AnyEndpoint> = Partial<
  Omit<
    UseInfiniteQueryOptions<Answer<E>, CallError, InfiniteData<Answer<E>, number>, QueryKey, number>,
    'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
  >
>;

/** A paged list as a value. The next page follows until `total` is reached. */
export function infinite<E extends ListEndpoint>(
  endpoint: E,
  input?: InputOf<E>,
  options?: InfiniteExtras<E>,
) {
  mustRead(endpoint);
  const { params = {}, query = {} } = (input ?? {}) as Loose;
  return infiniteQueryOptions<Answer<E>, CallError, InfiniteData<Answer<E>, number>, QueryKey, number>({
    ...keeping(options?.meta),
    ...options,
    queryKey: keyOf(endpoint, params, query, 'pages'),
    queryFn: ({ signal, pageParam }) =>
      call(
        endpoint,
        ...([{ ...input, query: { ...query, page: pageParam }, signal }] as unknown as InputArgs<E>),
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => {
      const { page, limit, total } = last as ListOf<unknown>;
      return page * limit < total ? page + 1 : undefined;
    },
  });
}

type AnyQuery = { readonly queryKey: QueryKey };
const isEndpoint = (value: AnyQuery | AnyEndpoint): value is AnyEndpoint => 'path' in value;
export const keyFor = (value: AnyQuery | AnyEndpoint): QueryKey =>
  isEndpoint(value) ? keyOf(value) : value.queryKey;

type Single<Whole, Data> = UseQueryOptions<Whole, CallError, Data> & { readonly queryKey: QueryKey };
type Paged<Whole> =
  | UndefinedInitialDataInfiniteOptions<Whole, CallError, InfiniteData<Whole, number>, QueryKey, number>
  | DefinedInitialDataInfiniteOptions<Whole, CallError, InfiniteData<Whole, number>, QueryKey, number>;

/** For a loader: what is known, or else the answer of the server. What is old is read anew when a page shows it. */
export function ensure<Whole>(value: Paged<Whole>): Promise<InfiniteData<Whole, number>>;
export function ensure<Whole, Data>(value: Single<Whole, Data>): Promise<Data>;
export async function ensure(value: AnyQuery): Promise<unknown> {
  const options = { ...value, staleTime: 'static', retry: retryRead } as never;
  return 'initialPageParam' in value ? queryClient.infiniteQuery(options) : queryClient.query(options);
}

/** Reads again what is shown, and later what is not: one query, or everything of an endpoint. */
export const invalidate = (value: AnyQuery | AnyEndpoint): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyFor(value) });
