import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryInputOf } from '@callboard/contract';
import { addressOf } from './address.ts';
import { CallError, errorOf } from './call-error.ts';
import { clientConfig } from './config.ts';
import { serverAnswered } from './server-answered.ts';
import { send } from './http.ts';
import { newIntent } from './intent.ts';
import { takeWarm } from './warm.ts';

type OnlyIf<Condition, Part> = Condition extends true ? Part : Record<never, never>;
type HasParams<E extends AnyEndpoint> = keyof ParamsOf<E> extends never ? false : true;
type HasBody<E extends AnyEndpoint> = [BodyOf<E>] extends [undefined] ? false : true;

/** What a call needs: parameters of its path, its query, its body. */
export type InputOf<E extends AnyEndpoint> = OnlyIf<HasParams<E>, { readonly params: ParamsOf<E> }> &
  OnlyIf<HasBody<E>, { readonly body: BodyOf<E> }> & {
    readonly query?: QueryInputOf<E>;
    /** Of an editable thing: the version that the writer has seen. Another one since then is a `conflict`. */
    readonly version?: number;
  };
/** `{}` fits: the call needs nothing. */
type Bare<E extends AnyEndpoint> = Record<never, never> extends InputOf<E> ? true : false;
export type InputArgs<E extends AnyEndpoint, More = Record<never, never>> =
  Bare<E> extends true ? [input?: InputOf<E> & More] : [input: InputOf<E> & More];

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Made once per intent, so that a repeat is answered by the first answer. */
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
  /** Of the session alone: a call about signing in is never answered by signing in. */
  readonly asIs?: { readonly token: string | null };
  /** It was sent already, before there was a client; nothing where it did not get through. */
  readonly sent?: Promise<RawAnswer | null>;
};
/** An answer as it came. */
type RawAnswer = { readonly status: number; readonly data: unknown };
export type Answer<E extends AnyEndpoint> = E['answer'] extends 'file' ? Blob : AnswerOf<E>;

type Loose = CallOptions & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly version?: number;
};

async function bodyOf(answer: RawAnswer): Promise<unknown> {
  if (!(answer.data instanceof Blob)) return answer.data;
  try {
    return JSON.parse(await answer.data.text()) as unknown;
  } catch {
    return null;
  }
}

/** The answer in the contract's shape; anything else is an answer of somebody in between, or a cut one. */
async function read(endpoint: AnyEndpoint, answer: RawAnswer): Promise<unknown> {
  const { status, data } = answer;
  if (status < 200 || status >= 300) throw errorOf(status, await bodyOf(answer));
  if (endpoint.answer === 'file') return data;
  if (endpoint.answer === 'nothing') {
    if (typeof data === 'string' && data !== '') throw new CallError('bad_answer', { status });
    return undefined;
  }
  const parsed = endpoint.answer.safeParse(data);
  if (!parsed.success) throw new CallError('bad_answer', { status }, parsed.error);
  return parsed.data;
}

async function attempt(
  endpoint: AnyEndpoint,
  url: string,
  token: string | null,
  input: Loose,
): Promise<unknown> {
  const { method } = endpoint;
  const ahead = method === 'GET' && !endpoint.changesState ? takeWarm(url, token) : null;
  const answer: RawAnswer =
    (await input.sent) ??
    (await (ahead ??
      send({
        method,
        url,
        token,
        file: endpoint.answer === 'file',
        ...(input.body !== undefined && { body: input.body }),
        ...(input.version !== undefined && { version: input.version }),
        ...(input.idempotencyKey && { idempotencyKey: input.idempotencyKey }),
        ...(input.signal && { signal: input.signal }),
        ...(input.timeoutMs && { timeoutMs: input.timeoutMs }),
      })));
  const data = await read(endpoint, answer);
  serverAnswered();
  return data;
}

/** Calls an endpoint of the contract. A 401 is answered by one refresh, a wanted proof by asking for it, and one more try. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[given]: InputArgs<E, CallOptions>
): Promise<Answer<E>> {
  const input: Loose = { ...(given as Loose | undefined) };
  const url = addressOf(endpoint, input.params, input.query);
  const config = clientConfig();
  const kept =
    endpoint.method === 'GET' ? input : { ...input, idempotencyKey: input.idempotencyKey ?? newIntent() };
  if (input.asIs) return (await attempt(endpoint, url, input.asIs.token, kept)) as Answer<E>;
  const token = endpoint.allow.anyone ? null : config.token();
  try {
    return (await attempt(endpoint, url, token, kept)) as Answer<E>;
  } catch (error) {
    if (!(error instanceof CallError) || !token) throw error;
    const remedied =
      error.code === 'step_up_needed'
        ? await config.onStepUpNeeded()
        : error.code === 'sign_in' && (await config.onSignInNeeded(token));
    if (!remedied) throw error;
    return (await attempt(endpoint, url, config.token(), kept)) as Answer<E>;
  }
}
