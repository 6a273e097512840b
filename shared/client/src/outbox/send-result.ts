import type { CallError } from '../call/call-error.ts';
import type { Reason } from './store/item.ts';

/** What came of one try. */
export type SendResult =
  | { readonly kind: 'sent'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly reason: Reason }
  /** Nothing was decided: it is tried again, for ever. */
  | { readonly kind: 'later'; readonly reason: Reason; readonly afterMs?: number };

export const reasonOf = ({ code, status, params, fields, traceId }: CallError): Reason => ({
  code,
  params,
  fields,
  ...(status !== undefined && { status }),
  ...(traceId !== undefined && { traceId }),
});
