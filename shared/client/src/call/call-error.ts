import { apiErrorShape, errorCodes } from '@callboard/contract';
import type { ApiError, ErrorCode } from '@callboard/contract';

/**
 * What can go wrong without an answer of the API: no way to it, no answer in time, an answer of somebody else,
 * no place on the phone to keep what cannot be sent now.
 */
export const clientCodes = ['offline', 'timeout', 'bad_answer', 'phone_full', 'not_kept'] as const;
export type CallErrorCode = ErrorCode | (typeof clientCodes)[number];
type Facts = Partial<Pick<ApiError, 'status' | 'params' | 'fields' | 'traceId'>>;

export class CallError extends Error {
  readonly code: CallErrorCode;
  readonly status: number | undefined;
  readonly params: ApiError['params'];
  readonly fields: ApiError['fields'];
  readonly traceId: string | undefined;

  constructor(
    code: CallErrorCode,
    { status, params = {}, fields = [], traceId }: Facts = {},
    cause?: unknown,
  ) {
    super(status ? `${code} (${status})` : code, { cause });
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.params = params;
    this.fields = fields;
    this.traceId = traceId;
  }
}

/** Statuses that mean the same whoever in between says them. */
const byStatus: Record<number, ErrorCode> = {
  ...Object.fromEntries(Object.entries(errorCodes).map(([code, status]) => [status, code as ErrorCode])),
  401: 'sign_in',
  403: 'forbidden',
  404: 'not_found',
  422: 'invalid',
  502: 'unavailable',
  504: 'unavailable',
};

/** The error that a refused call carries; a gateway's own page is understood by its status. */
export function errorOf(status: number, body: unknown): CallError {
  const parsed = apiErrorShape.safeParse(body);
  if (parsed.success) return new CallError(parsed.data.code, { ...parsed.data, status });
  return new CallError(byStatus[status] ?? (status >= 500 ? 'internal' : 'bad_answer'), { status });
}

/** Worth another try: nothing was refused, the way or the server failed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === 'offline' || error.code === 'bad_answer' || (error.status ?? 0) >= 500);
