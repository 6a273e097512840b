import type { ValuePeriod } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';

/** "1 Jan 2026 – 30 Jun 2026", or since when without an end. */
export function useDaysHeld(): (period: ValuePeriod) => string {
  const t = useWords('plus-crews');
  const { date } = useFormat();
  return ({ dateFrom, dateTo }) =>
    dateTo === null
      ? t('plus-crew-data.since', { from: date(dateFrom, 'medium') })
      : t('plus-crew-data.days', { from: date(dateFrom, 'medium'), to: date(dateTo, 'medium') });
}
