import { fieldErrorsOf } from '@callboard/contract';
import type * as z from 'zod/mini';
import { AppError } from '../../errors/app-error.ts';
import { unfitTexts } from './unfit-text.ts';

/** A body that is a file: there, and as bytes. */
export function bytesOf(data: unknown): Uint8Array {
  if (data instanceof Uint8Array && data.byteLength > 0) return data;
  throw new AppError('invalid', { fields: [{ path: '', code: 'required' }] });
}

/** Reads what came in by its shape; where the contract has none, nothing may come. */
export function readBy(shape: z.ZodMiniType | undefined, data: unknown): unknown {
  if (!shape) {
    const unknown = data !== null && typeof data === 'object' ? Object.keys(data) : [];
    if (unknown.length === 0 && (data === undefined || data === null || typeof data === 'object'))
      return undefined;
    throw new AppError('invalid', { fields: unknown.map((path) => ({ path, code: 'unknown_field' })) });
  }
  const unfit = unfitTexts(data);
  if (unfit.length > 0)
    throw new AppError('invalid', { fields: unfit.map((path) => ({ path, code: 'bad_format' })) });
  const read = shape.safeParse(data ?? {});
  if (read.success) return read.data;
  throw new AppError('invalid', { fields: fieldErrorsOf(read.error.issues, data ?? {}) });
}
