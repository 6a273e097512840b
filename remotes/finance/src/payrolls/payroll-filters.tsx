import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';
import { CircleDot, Users } from 'lucide-react';
import { AmountsChip } from '../amounts/amounts-chip.tsx';
import type { usePayrollFilter } from './use-payroll-filter.ts';

/** What is shown of the list, and whether pay is. */
export function PayrollFilters({ filter }: { filter: ReturnType<typeof usePayrollFilter> }) {
  const t = useWords('finance');
  const [, change] = useSearch();
  const { all, open, choosesWhose } = filter;
  return (
    <ChipRow label={t('payrolls.filters')}>
      <AmountsChip />
      <Chip
        icon={CircleDot}
        label={t('payrolls.onlyOpen')}
        selected={open}
        onClick={() => change({ show: open ? undefined : 'open' })}
      />
      {choosesWhose && (
        <Chip
          icon={Users}
          label={t('payrolls.everybody')}
          selected={all}
          onClick={() => change({ of: all ? undefined : 'all' })}
        />
      )}
    </ChipRow>
  );
}
