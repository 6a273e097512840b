import { CallError } from '@callboard/client';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { NoPasskey } from './passkey.ts';

type Text = { readonly title: string; readonly text?: string };

/** What is said of a passkey or a code that did not work. */
export function useTroubleText(): (error: unknown) => Text {
  const t = useWords('signInWays');
  return (error) => {
    if (error instanceof NoPasskey) return { title: t(`trouble.${error.trouble}`) };
    if (!(error instanceof CallError)) return errorTextOf(error);
    if (error.code === 'not_found') return { title: t('trouble.unknown') };
    if (error.code === 'invalid' && error.fields[0]?.path === 'code') return { title: t('code.wrong') };
    return errorTextOf(error);
  };
}
