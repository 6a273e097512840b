import type { ApiError } from '@callboard/contract';
import { DatabaseStopped } from '../../db/engine/engine.ts';
import { AppError, notFound } from '../../errors/app-error.ts';

/** What PostgreSQL says with an SQL state that is not our fault, in our words. */
const sqlStates: Record<string, () => AppError> = {
  // unique_violation, exclusion_violation: somebody else was first
  23505: () => new AppError('conflict'),
  '23P01': () => new AppError('conflict'),
  // foreign_key_violation: it names what is not there, or what others still need
  23503: () => notFound(),
  // serialization_failure, deadlock_detected, lock_not_available
  40001: () => new AppError('unavailable', { retryAfter: 1 }),
  '40P01': () => new AppError('unavailable', { retryAfter: 1 }),
  '55P03': () => new AppError('unavailable', { retryAfter: 1 }),
  // query_canceled (the time limit), too_many_connections
  57014: () => new AppError('unavailable', { retryAfter: 2 }),
  53300: () => new AppError('unavailable', { retryAfter: 2 }),
  // disk_full
  53100: () => new AppError('storage_full'),
  // text that PostgreSQL cannot hold, numbers beyond its range
  22021: () => new AppError('bad_request'),
  '22P05': () => new AppError('bad_request'),
  22003: () => new AppError('bad_request'),
  // a day or a time that no calendar has
  22007: () => new AppError('bad_request'),
  22008: () => new AppError('bad_request'),
};

/** The same of the file system: no room, or none for us. */
const fileErrors: Record<string, () => AppError> = {
  ENOSPC: () => new AppError('storage_full'),
  EDQUOT: () => new AppError('storage_full'),
};

/** Every failure as one that the contract names. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseStopped) return new AppError('unavailable', { retryAfter: 2, cause: error });
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : (sqlStates[code] ?? fileErrors[code]);
  if (known) return known();
  if (statusCode === 413) return new AppError('too_large');
  if (statusCode === 415) return new AppError('bad_request', { status: 415 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('bad_request');
  if (statusCode === 503) return new AppError('unavailable', { retryAfter: 2 });
  return new AppError('internal', { cause: error });
}

export const errorBody = (error: AppError, traceId: string): ApiError & { current?: unknown } => ({
  status: error.status,
  code: error.code,
  params: error.params,
  fields: error.fields.map((field) => ({ params: {}, ...field })),
  traceId,
  ...(error.details.current === undefined ? {} : { current: error.details.current }),
});
