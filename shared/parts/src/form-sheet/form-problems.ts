import { fieldErrorsOf } from '@callboard/contract';
import type { AnyEndpoint, ApiError } from '@callboard/contract';
import { fieldTextOf } from '@callboard/feature';
import type { WriteBound } from '@callboard/feature';
import type { FieldErrors, FieldValues } from 'react-hook-form';

type FieldCode = ApiError['fields'][number]['code'];
/** What is wrong with a field: in the words of its code, or in words that say it better. */
export type FieldProblem<Name extends string = string> = {
  readonly path: Name;
  readonly code: FieldCode;
  readonly params?: ApiError['params'];
  readonly text?: string;
};

/** Nobody has done wrong before the first try when these hold: the field is not done yet. */
const notDone: ReadonlySet<unknown> = new Set<FieldCode>([
  'required',
  'too_short',
  'too_small',
  'bad_format',
  'bad_choice',
]);
export const isShownWhileTyping = (code: unknown): boolean => code !== undefined && !notDone.has(code);

const isEmpty = (body: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], body) ===
  '';

/** What the contract says against a body, before it is sent. */
export function shapeProblems(endpoint: AnyEndpoint | null, body: unknown): readonly FieldProblem[] {
  const shape = endpoint?.body;
  if (!shape || shape === 'bytes') return [];
  const read = shape.safeParse(body);
  if (read.success) return [];
  return fieldErrorsOf(read.error.issues, body).map((error) =>
    isEmpty(body, error.path) ? { ...error, code: 'required' } : error,
  );
}

/** The first problem of each field. What no field of the form is for is left to the server to refuse. */
export function fieldErrors<Values extends FieldValues>(
  problems: readonly FieldProblem[],
  names: readonly string[],
  nameAt: (path: string) => string,
  boundOf: (name: string) => WriteBound | undefined,
): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, code, params = {}, text } of problems) {
    const name = nameAt(path);
    if (!names.includes(name)) continue;
    errors[name] ??= { type: code, message: text ?? fieldTextOf({ code, params }, boundOf(name)) };
  }
  return errors as FieldErrors<Values>;
}
