import { payrollStates } from '@callboard/domain';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FilterChips } from '@callboard/parts';
import { Chip, ChipRow } from '@callboard/ui';
import { CircleDot, Users } from 'lucide-react';
import { AmountsChip } from '../amounts/amounts-chip.tsx';
import type { usePayrollFilter } from './use-payroll-filter.ts';

/** What is shown of the list, and whether pay is. */
export function PayrollFilters({ filter }: { filter: ReturnType<typeof usePayrollFilter> }) {
  const t = useWords('finance');
  const [, change] = useSearch();
  const { all, open, choosesWhose } = filter;
  const chips = (
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
  if (!all) return chips;
  return (
    <>
      {chips}
      <FilterChips
        label={t('payrolls.states')}
        name="status"
        all={{ label: t('payrolls.allStates') }}
        choices={payrollStates.map((id) => ({ id, label: t(`payrolls.state.${id}`) }))}
      />
    </>
  );
}
