import { useMemo } from 'react';
import { CallError } from '@callboard/client';
import type { CallErrorCode } from '@callboard/client';
import type { ApiError } from '@callboard/contract';
import { declareWords, useWords, wordsOf } from '@callboard/i18n';
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
/** What is wrong with one field. */
export const fieldTextOf = ({ code, params }: Pick<Field, 'code' | 'params'>): string =>
  wordsOf('errors')(`fields.${code}`, params);

export function useErrorText(): (error: unknown) => ErrorText {
  const t = useWords('errors');
  return useMemo(() => (error: unknown) => textWith(t, error), [t]);
}

/** The text for each field that an error names, by the field's path. */
export function useFieldTexts(): (error: unknown) => Readonly<Record<string, string>> {
  const t = useWords('errors');
  return useMemo(
    () => (error: unknown) =>
      Object.fromEntries(
        (error instanceof CallError ? error.fields : []).map(({ path, code, params }) => [
          path,
          t(`fields.${code}`, params),
        ]),
      ),
    [t],
  );
}
