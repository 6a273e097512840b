import { useCommand } from '@callboard/client';
import type { Answer, CallError, CommandOptions, InputOf } from '@callboard/client';
import type { AnyEndpoint } from '@callboard/contract';

type FormCommandOptions<E extends AnyEndpoint> = Pick<CommandOptions<E>, 'optimistic'> & {
  /** The sheet is closed meanwhile. */
  readonly onSuccess?: (answer: Answer<E>, input: InputOf<E>) => unknown;
  /** What else follows from a refusal, before the sheet shows it. */
  readonly onRefused?: (error: CallError) => unknown;
};

/** A write that is sent by a form: whatever is refused is shown there, and nowhere else. */
export function useFormCommand<E extends AnyEndpoint>(
  endpoint: E,
  { onSuccess, onRefused, optimistic }: FormCommandOptions<E> = {},
) {
  const { mutateAsync } = useCommand(endpoint, {
    ...(optimistic && { optimistic }),
    onSuccess: (answer, input) => void onSuccess?.(answer, input),
    onError: (error) => onRefused?.(error),
  });
  return mutateAsync;
}
