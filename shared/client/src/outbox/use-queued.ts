import { useCallback, useEffect, useRef } from 'react';
import type { AnyEndpoint } from '@callboard/contract';
import { CallError } from '../call/call-error.ts';
import type { Answer, InputOf } from '../call/call.ts';
import { clientConfig } from '../call/config.ts';
import type { HeldFile } from './store/item.ts';
import type { QueuedCommand } from './queued.ts';
import { runQueued } from './run-queued.ts';

export type QueuedOptions<E extends AnyEndpoint> = {
  /** What the person does, for the list of what waits: "Check in · Messe Wien". */
  readonly title: (input: InputOf<E>) => string;
  /** Where it can be put right when it was refused. */
  readonly editAt?: (input: InputOf<E>) => string;
  /** Only while this screen is open; what must happen anyway belongs to `settle` and `invalidates`. */
  readonly onSent?: (answer: Answer<E> | undefined, input: InputOf<E>) => unknown;
  /** Instead of the toast. What was refused waits in the outbox either way. */
  readonly onRefused?: (error: CallError, input: InputOf<E>, key: string) => unknown;
  /** Instead of the toast: it could not be kept, the form should stay as it is. */
  readonly onNotKept?: (error: CallError, input: InputOf<E>) => unknown;
};
export type RunOptions = {
  /** Go along with it; `uploaded(0)` stands in the body where the id of the first one comes. */
  readonly files?: readonly HeldFile[];
  /** The key of a refused one that this one puts right. */
  readonly instead?: string;
};
/** True: kept on this phone, or sent where nothing can be kept. False: neither, and the person was told. */
export type RunQueued<E extends AnyEndpoint> = (input: InputOf<E>, options?: RunOptions) => Promise<boolean>;

/** A write that is shown at once, kept on the phone, and sent as soon as there is a way. */
export function useQueued<E extends AnyEndpoint, Data>(
  command: QueuedCommand<E, Data>,
  options: QueuedOptions<E>,
): RunQueued<E> {
  const latest = useRef(options);
  const here = useRef(true);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(
    (input, run = {}) => {
      const { title, editAt } = latest.current;
      const toast = (error: CallError) => clientConfig().onCommandError(error);
      return runQueued(command, input, {
        ...run,
        title: title(input),
        editAt: editAt?.(input) ?? null,
        sent: (answer) => here.current && latest.current.onSent?.(answer as Answer<E> | undefined, input),
        refused: (error, key) => {
          const { onRefused } = latest.current;
          if (onRefused && here.current) onRefused(error, input, key);
          else toast(error);
        },
        notKept: (error) => {
          const { onNotKept } = latest.current;
          if (onNotKept && here.current) onNotKept(error, input);
          else toast(error);
        },
      });
    },
    [command],
  );
}
