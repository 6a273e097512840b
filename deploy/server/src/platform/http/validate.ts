import type { FieldCode } from '@callboard/contract';
import type * as z from 'zod/mini';
import { AppError } from '../errors/app-error.ts';
import type { FieldError } from '../errors/app-error.ts';

type Issue = z.core.$ZodIssue;

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

function codeOf(issue: Issue, data: unknown): FieldCode {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(data, issue.path) === undefined ? 'required' : 'bad_format';
    case 'invalid_value':
      return valueAt(data, issue.path) === undefined ? 'required' : 'bad_choice';
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') {
        return Number(issue.minimum) <= 1 ? 'required' : 'too_short';
      }
      return 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big';
    default:
      return 'bad_format';
  }
}

function paramsOf(issue: Issue): Record<string, number> {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return {};
}

const fieldsOf = (issues: readonly Issue[], data: unknown): FieldError[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          code: 'unknown_field' as const,
          params: {},
        }))
      : [{ path: issue.path.join('.'), code: codeOf(issue, data), params: paramsOf(issue) }],
  );

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
  const read = shape.safeParse(data ?? {});
  if (read.success) return read.data;
  throw new AppError('invalid', { fields: fieldsOf(read.error.issues, data ?? {}) });
}
