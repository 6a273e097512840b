import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { useDeferredValue, useMemo } from 'react';
import { useErrorText } from './error-text.ts';

/** What a query came to, as a screen shows it. What was once read stays, whatever a later read says. */
export type Read<Data> =
  | { readonly kind: 'loading' }
  /** There is no such thing, or it is not for this person. */
  | { readonly kind: 'missing'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'failed';
      readonly title: string;
      readonly text: string;
      readonly offline: boolean;
      readonly retry: () => void;
    }
  | {
      readonly kind: 'there';
      readonly data: Data;
      /** When it was read, while nothing newer can be had. */
      readonly asOf: number | null;
    };

type Result<Data> = {
  readonly data: Data | undefined;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
};

export function useRead<Data>({ data, error, isFetching, dataUpdatedAt, refetch }: Result<Data>): Read<Data> {
  const online = useOnline();
  const errorText = useErrorText();
  // The first time there is something to draw it is drawn in pieces, between which the browser can listen.
  const drawable = useDeferredValue(data !== undefined);
  const asOf = online ? null : dataUpdatedAt;
  // The same object while nothing changed, so that who defers it or hands it on draws no second time.
  const there = useMemo<Read<Data> | null>(
    () => (data === undefined ? null : { kind: 'there', data, asOf }),
    [data, asOf],
  );
  if (there) return drawable ? there : { kind: 'loading' };
  if (isFetching || !error) return { kind: 'loading' };
  if (error.code === 'not_found') return { kind: 'missing', ...errorText(error) };
  return {
    kind: 'failed',
    ...errorText(error),
    offline: error.code === 'offline' && !online,
    retry: () => void refetch(),
  };
}
