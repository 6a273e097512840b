import type { RateCardRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

/** From when to when the prices of a rate card are valid. */
export function useValidity() {
  const t = useWords('projects');
  const { date } = useFormat();
  return ({ validFrom, validUntil }: Pick<RateCardRow, 'validFrom' | 'validUntil'>): string => {
    const from = date(validFrom, 'medium');
    return validUntil
      ? t('rate-card.validUntil', { from, until: date(validUntil, 'medium') })
      : t('rate-card.validFrom', { from });
  };
}
