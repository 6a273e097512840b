import { errorCodes } from '@callboard/contract';
import type { ErrorCode, FieldCode } from '@callboard/contract';

export type ErrorParams = Record<string, string | number>;
export type FieldError = { path: string; code: FieldCode; params?: ErrorParams };

type Details = {
  params?: ErrorParams;
  fields?: FieldError[];
  /** For a conflict: what stands in the database now. */
  current?: unknown;
  /** Seconds after which a repeat makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  /** What was written before stays written (a counted failure, a used-up token). Without it all is rolled back. */
  keepWrites?: boolean;
  /** A closer word of HTTP for programs; people read the same. */
  status?: 405 | 408 | 415 | 431;
  cause?: unknown;
};

/** The only error that a handler throws on purpose; everything else is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly params: ErrorParams;
  readonly fields: FieldError[];
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = details.status ?? errorCodes[code];
    this.params = details.params ?? {};
    this.fields = details.fields ?? [];
    this.details = details;
  }
}

/** Foreign, missing and hidden things answer the same. */
export const notFound = (): AppError => new AppError('not_found');
