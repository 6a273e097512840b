import { useEffect, useRef, useState } from 'react';
import type { AnyEndpoint } from '@callboard/contract';
import { CallError, isTransient } from '../call/call-error.ts';
import { call } from '../call/call.ts';
import type { Answer, InputArgs, InputOf } from '../call/call.ts';
import { clientConfig } from '../call/config.ts';
import { newIntent } from '../call/intent.ts';
import { applyPatches } from './patch.ts';
import type { Patch } from './patch.ts';

type Variables<E extends AnyEndpoint> =
  Record<never, never> extends InputOf<E> ? InputOf<E> | void : InputOf<E>;
export type CommandOptions<E extends AnyEndpoint> = {
  readonly onSuccess?: (answer: Answer<E>, input: InputOf<E>) => unknown;
  /** Instead of the toast that every failed command shows. */
  readonly onError?: (error: CallError, input: InputOf<E>) => unknown;
  /** What the screens show at once, and no longer when the server refuses. */
  readonly optimistic?: (input: InputOf<E>) => readonly Patch[];
};
type State<E extends AnyEndpoint> = { readonly isSuccess: boolean; readonly error: CallError | null } & (
  | { readonly isPending: true; readonly variables: Variables<E> }
  | { readonly isPending: false; readonly variables?: undefined }
);
type AfterMutate = {
  /** Once it is decided, if the screen is still there and nothing was sent since. */
  readonly onSettled?: () => void;
};
export type Command<E extends AnyEndpoint> = State<E> & {
  readonly mutate: (input: Variables<E>, after?: AfterMutate) => void;
  readonly mutateAsync: (input: Variables<E>) => Promise<Answer<E>>;
  readonly reset: () => void;
};

type Intent = { readonly of: string; readonly key: string } | null;

const idle = { isPending: false, isSuccess: false, error: null } as const;

const asCallError = (reason: unknown): CallError =>
  reason instanceof CallError ? reason : new CallError('bad_answer', {}, reason);

/**
 * A write as one hook: shown at once, taken back when refused, one key for all tries of one intent. `useMutation` would
 * bring a cache, tries and pauses along, which no command has.
 */
export function useCommand<E extends AnyEndpoint>(endpoint: E, options: CommandOptions<E> = {}): Command<E> {
  const [state, setState] = useState<State<E>>(idle);
  const latest = useRef({ endpoint, options });
  useEffect(() => {
    latest.current = { endpoint, options };
  });
  /** Which run the screen shows. */
  const shown = useRef(0);
  useEffect(() => () => void (shown.current += 1), []);
  const unsettled = useRef<Intent>(null);
  const [actions] = useState(() => {
    const run = async (variables: Variables<E>, { onSettled }: AfterMutate = {}) => {
      const own = (shown.current += 1);
      const show = (next: State<E>) => own === shown.current && setState(next);
      const input = (variables ?? {}) as InputOf<E>;
      let takeBack: (() => void) | undefined;
      show({ ...idle, isPending: true, variables });
      try {
        takeBack = await applyPatches(latest.current.options.optimistic?.(input) ?? []);
        const answer = await send(latest.current.endpoint, variables, unsettled);
        await latest.current.options.onSuccess?.(answer, input);
        show({ ...idle, isSuccess: true });
        return answer;
      } catch (reason) {
        const error = reason as CallError;
        takeBack?.();
        try {
          await (latest.current.options.onError ?? clientConfig().onCommandError)(error, input);
        } finally {
          show({ ...idle, error });
        }
        throw error;
      } finally {
        if (own === shown.current) onSettled?.();
      }
    };
    return {
      mutateAsync: (input: Variables<E>) => run(input),
      mutate: (input: Variables<E>, after?: AfterMutate) => void run(input, after).catch(() => undefined),
      reset: () => {
        shown.current += 1;
        setState(idle);
      },
    };
  });
  return { ...state, ...actions };
}

/** Sends it with the key of its intent. */
async function send<E extends AnyEndpoint>(
  endpoint: E,
  input: Variables<E>,
  unsettled: { current: Intent },
): Promise<Answer<E>> {
  const of = JSON.stringify(input ?? null);
  // The same wish after a failure without a verdict is the same intent: it may have arrived.
  if (unsettled.current?.of !== of) unsettled.current = { of, key: newIntent() };
  try {
    const given = [{ ...input, idempotencyKey: unsettled.current.key }];
    const answer = await call(endpoint, ...(given as unknown as InputArgs<E>));
    unsettled.current = null;
    return answer;
  } catch (reason) {
    const error = asCallError(reason);
    if (!isTransient(error) && error.code !== 'timeout' && error.code !== 'too_many')
      unsettled.current = null;
    throw error;
  }
}
