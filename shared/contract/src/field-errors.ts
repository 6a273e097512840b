import type * as z from 'zod/mini';
import type { ApiError, FieldCode } from './errors.ts';

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

/** What a shape says against data, by field and in the contract's codes: the same on the phone and on the server. */
export const fieldErrorsOf = (issues: readonly Issue[], data: unknown): ApiError['fields'] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          code: 'unknown_field' as const,
          params: {},
        }))
      : [{ path: issue.path.join('.'), code: codeOf(issue, data), params: paramsOf(issue) }],
  );
