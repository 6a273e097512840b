import { useFormat, useWords } from '@callboard/i18n';

type Validity = { readonly validFrom: string; readonly validUntil: string | null };

/** From when to when something counts. */
export function useValidityText() {
  const t = useWords('documents');
  const { date } = useFormat();
  return ({ validFrom, validUntil }: Validity): string =>
    validUntil
      ? t('contracts.fromUntil', { from: date(validFrom, 'medium'), until: date(validUntil, 'medium') })
      : t('contracts.from', { from: date(validFrom, 'medium') });
}
