import type * as z from 'zod/mini';
import type { ApiError, FieldCode } from './errors.ts';

type Issue = z.core.$ZodIssue;
type Field = ApiError['fields'][number];

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

/** Every whole number has this bound, whatever its shape asks for: nobody can be told to stay below it. */
const isAnyNumber = (bound: number): boolean => Math.abs(bound) >= Number.MAX_SAFE_INTEGER;

function paramsOf(issue: Issue): Record<string, number> {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return {};
  const bound = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (isAnyNumber(bound)) return {};
  if (issue.inclusive === false) return issue.code === 'too_small' ? { above: bound } : { below: bound };
  return issue.code === 'too_small' ? { min: bound } : { max: bound };
}

/** What a shape says against data, by field and in the contract's codes: the same on the phone and on the server. */
export function fieldErrorsOf(issues: readonly Issue[], data: unknown): ApiError['fields'] {
  const errors = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          code: 'unknown_field' as const,
          params: {},
        }))
      : [{ path: issue.path.join('.'), code: codeOf(issue, data), params: paramsOf(issue) }],
  );
  return errors.filter((error) => !isSaidBetter(error, errors));
}

/** A number far beyond its bound breaks that of every whole number too. */
const isSaidBetter = ({ path, code, params }: Field, errors: readonly Field[]): boolean =>
  Object.keys(params).length === 0 &&
  errors.some((other) => other.path === path && other.code === code && Object.keys(other.params).length > 0);
