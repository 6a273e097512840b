import type { JobDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

/** "€21.50 per hour"; nothing where no pay was agreed. */
export function usePayText({ basis, minor, currency }: JobDetail['pay']): string | null {
  const t = useWords('crew-ops');
  const { money } = useFormat();
  if (basis === 'none') return null;
  if (minor === null || currency === null) return t(`job.basis.${basis}`);
  return t('job.payOf', { amount: money({ amount: minor, currency }), basis: t(`job.basis.${basis}`) });
}
