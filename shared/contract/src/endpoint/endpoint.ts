import type * as z from 'zod/mini';
import type { Allow } from './allow.ts';
import type { BundleId } from './bundles.ts';
import type { ErrorCode } from './errors.ts';
import type { StepUpKind } from './step-up.ts';

export type Method = 'GET' | 'POST' | 'DELETE';
type Shape = z.ZodMiniType;

/** One call of the API, as data. */
export type Endpoint<
  Path extends string = string,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | 'bytes' | undefined = Shape | 'bytes' | undefined,
  Answer extends Shape | 'file' | 'nothing' = Shape | 'file' | 'nothing',
> = {
  readonly method: Method;
  /** Below /api/v1, parameters as `{name}`. */
  readonly path: Path;
  /** One sentence for the API's readable page. */
  readonly about: string;
  readonly allow: Allow;
  /** The bundle of tenants whose pages make it, or each of them; it is closed when none of them is open. */
  readonly bundle?: BundleId | readonly BundleId[];
  readonly query?: Query;
  /** `bytes`: the body is a file as it is, sent as application/octet-stream. */
  readonly body?: Body;
  readonly answer: Answer;
  /** Beyond those that every call can answer. */
  readonly errors?: readonly ErrorCode[];
  /** Named by the specification (`spec`) or needed beyond it (`addition`). */
  readonly source: 'spec' | 'addition';
  /** A GET that changes state: never cached, prefetched, replayed or retried; POST is accepted as well, unless the path has its own. */
  readonly changesState?: true;
  /** Also needs the HttpOnly session cookie: what moves money, binds somebody, outlives the session or must not be read by whoever has a token. */
  readonly dangerous?: true;
  /**
   * Asks for a fresh proof of who calls, where the tenant wants that; ways to sign in are changed in no tenant without
   * one that was made after the sign-in. Answers `step_up_needed`.
   */
  readonly stepUp?: StepUpKind | 'signInWays';
  /** Takes a genuine token that is over, as long as its session lives: a phone that slept comes back. */
  readonly lateToken?: true;
  /** Its answer holds a secret that nobody can be told again: for a repeat it is kept locked. */
  readonly secretAnswer?: true;
};

/** Keeps the literal types of what it is given; adds nothing. */
export const endpoint = <
  const Path extends string,
  Answer extends Shape | 'file' | 'nothing',
  Query extends Shape | undefined = undefined,
  Body extends Shape | 'bytes' | undefined = undefined,
>(
  data: Endpoint<Path, Query, Body, Answer>,
): Endpoint<Path, Query, Body, Answer> => data;

/** The bundles that a call belongs to; none where every tenant has it. */
export const bundlesOf = ({ bundle = [] }: Pick<Endpoint, 'bundle'>): readonly BundleId[] =>
  typeof bundle === 'string' ? [bundle] : bundle;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

// oxlint-disable-next-line typescript/no-explicit-any -- the one place where every endpoint fits
export type AnyEndpoint = Endpoint<string, any, any, any>;
export type ParamsOf<E extends AnyEndpoint> = { [Name in ParamNames<E['path']>]: string };
export type QueryOf<E extends AnyEndpoint> =
  E extends Endpoint<string, infer Q, infer _B, infer _A>
    ? Q extends Shape
      ? z.output<Q>
      : Record<never, never>
    : never;
export type QueryInputOf<E extends AnyEndpoint> =
  E extends Endpoint<string, infer Q, infer _B, infer _A>
    ? Q extends Shape
      ? z.input<Q>
      : Record<never, never>
    : never;
export type BodyOf<E extends AnyEndpoint> =
  E extends Endpoint<string, infer _Q, infer B, infer _A>
    ? B extends Shape
      ? z.output<B>
      : B extends 'bytes'
        ? Uint8Array
        : undefined
    : never;
export type AnswerOf<E extends AnyEndpoint> =
  E extends Endpoint<string, infer _Q, infer _B, infer A>
    ? A extends Shape
      ? z.output<A>
      : undefined
    : never;

/** Fills `{name}` in an endpoint's path. */
export const pathOf = (
  data: { readonly path: string },
  params: Readonly<Record<string, string>> = {},
): string => data.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** A path with its query in one order, so that equal is equal. What has no value stays away. */
export function writtenAddress(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
