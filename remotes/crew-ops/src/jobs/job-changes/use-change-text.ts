import type { Job } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

export type Change = Job['changes'][number];
const bases = ['hour', 'day', 'flat', 'none'] as const;
const isBasis = (value: string): value is (typeof bases)[number] => bases.some((basis) => basis === value);

/** One side of a change, as a person reads it. */
export function useChangeText(): (field: Change['field'], value: string | null) => string {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  return (field, value) => {
    if (value === null || value === '') return t('job-changes.nothing');
    if (field === 'startDate' || field === 'endDate') return date(value, 'weekday');
    return field === 'payBasis' && isBasis(value) ? t(`job.basis.${value}`) : value;
  };
}
