import { useMemo } from 'react';
import { CallError } from '@callboard/client';
import type { CallErrorCode } from '@callboard/client';
import type { ApiError } from '@callboard/contract';
import { currentLanguage, declareWords, formatFor, useFormat, useWords, wordsOf } from '@callboard/i18n';
import type { Translate } from '@callboard/i18n';

declare module '@callboard/i18n' {
  interface Words {
    errors: typeof import('./words/en.json');
  }
}
declareWords('errors', (language) => import(`./words/${language}.json`) as Promise<object>);

export type ErrorText = { readonly title: string; readonly text: string };
type Field = ApiError['fields'][number];

/** What the server did not say is a mistake of ours. */
const codeOf = (error: unknown): CallErrorCode => (error instanceof CallError ? error.code : 'internal');

function textWith(t: Translate<'errors'>, error: unknown): ErrorText {
  const code = codeOf(error);
  const params = error instanceof CallError ? error.params : {};
  return { title: t(`${code}.title`, params), text: t(`${code}.text`, params) };
}

/** What went wrong, what was kept and what to do, in the language of the moment. */
export const errorTextOf = (error: unknown): ErrorText => textWith(wordsOf('errors'), error);

/** How a bound is written, with its unit: "10,000 km". */
export type WriteBound = (bound: number) => string;

/** A number that is too small or too big; where its bound is not known, only that it is. */
function boundText(code: 'too_small' | 'too_big', params: Field['params']) {
  if (code === 'too_small') {
    return 'min' in params ? 'too_small' : 'above' in params ? 'not_above' : 'far_too_small';
  }
  return 'max' in params ? 'too_big' : 'below' in params ? 'not_below' : 'far_too_big';
}

function fieldText(t: Translate<'errors'>, field: Pick<Field, 'code' | 'params'>, write: WriteBound): string {
  const { code, params } = field;
  const text = code === 'too_small' || code === 'too_big' ? boundText(code, params) : code;
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? write(value) : value,
  ]);
  return t(`fields.${text}`, Object.fromEntries(written));
}

/** What is wrong with one field. */
export const fieldTextOf = (
  field: Pick<Field, 'code' | 'params'>,
  write: WriteBound = formatFor(currentLanguage()).number,
): string => fieldText(wordsOf('errors'), field, write);

export function useErrorText(): (error: unknown) => ErrorText {
  const t = useWords('errors');
  return useMemo(() => (error: unknown) => textWith(t, error), [t]);
}

/** The text for each field that an error names, by the field's path. */
export function useFieldTexts(): (
  error: unknown,
  boundOf?: (path: string) => WriteBound | undefined,
) => Readonly<Record<string, string>> {
  const t = useWords('errors');
  const { number } = useFormat();
  return useMemo(
    () => (error, boundOf) =>
      Object.fromEntries(
        (error instanceof CallError ? error.fields : []).map((field) => [
          field.path,
          fieldText(t, field, boundOf?.(field.path) ?? number),
        ]),
      ),
    [t, number],
  );
}
