import { CallError } from '@callboard/client';
import type { AnyEndpoint } from '@callboard/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { FormSheetOptions, FormValues } from './form-sheet-options.ts';
import type { Refused } from './use-field-errors.ts';
import type { TypedValues } from './use-typed-values.ts';

export const isConflict = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'conflict';

type SendOptions<Values extends FormValues, E extends AnyEndpoint | null> = Pick<
  FormSheetOptions<Values, E>,
  'edits' | 'send' | 'onClose'
> & {
  readonly formId: string;
  readonly typed: TypedValues<Values, E>;
  /** The one that is changed. */
  readonly version: number;
  readonly onRefused: (refused: Refused<Values>) => void;
};

/** Sends what is typed, unless a field is only half filled, and closes the sheet once it was taken. */
export function useSend<Values extends FormValues, E extends AnyEndpoint | null>(
  options: SendOptions<Values, E>,
) {
  const { formId, typed, version } = options;
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  const unfinished = useRef(new Set<string>());
  const onUnfinished = useCallback((field: string, isUnfinished: boolean) => {
    if (isUnfinished) unfinished.current.add(field);
    else unfinished.current.delete(field);
  }, []);

  const send = async (values: Values) => {
    if (unfinished.current.size > 0) {
      document
        .getElementById(formId)
        ?.querySelector<HTMLElement>('[data-invalid] [role=spinbutton]')
        ?.focus();
      return;
    }
    try {
      if ((await options.send(typed.bodyOf(values), { values, version })) === false) return;
    } catch (error) {
      if (isConflict(error)) await options.edits?.readAgain();
      options.onRefused({ error, values });
      return;
    }
    typed.forget();
    if (open.current) options.onClose();
  };
  return { send, onUnfinished };
}
