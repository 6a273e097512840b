import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnyEndpoint } from '@callboard/contract';
import { CallError, isTransient } from './call-error.ts';
import { call } from './call.ts';
import type { Answer, InputArgs, InputOf } from './call.ts';
import { clientConfig } from './config.ts';
import { newIntent } from './intent.ts';
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
export type Command<E extends AnyEndpoint> = UseMutationResult<
  Answer<E>,
  CallError,
  Variables<E>,
  () => void
>;

const asCallError = (reason: unknown): CallError =>
  reason instanceof CallError ? reason : new CallError('bad_answer', {}, reason);

/** A write as one hook: shown at once, taken back when refused, one key for all tries of one intent. */
export function useCommand<E extends AnyEndpoint>(endpoint: E, options: CommandOptions<E> = {}): Command<E> {
  const unsettled = useRef<{ readonly of: string; readonly key: string } | null>(null);
  return useMutation<Answer<E>, CallError, Variables<E>, () => void>({
    mutationFn: async (input) => {
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
    },
    onMutate: (input) => applyPatches(options.optimistic?.((input ?? {}) as InputOf<E>) ?? []),
    onSuccess: (answer, input) => options.onSuccess?.(answer, (input ?? {}) as InputOf<E>),
    onError: (error, input, takeBack) => {
      takeBack?.();
      return options.onError
        ? options.onError(error, (input ?? {}) as InputOf<E>)
        : clientConfig().onCommandError(error);
    },
  });
}
