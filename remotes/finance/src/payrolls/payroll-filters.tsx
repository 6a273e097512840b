import { payrollStates } from '@callboard/domain';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';
import { CircleDot, Users } from 'lucide-react';
import { AmountsChip } from '../amounts/amounts-chip.tsx';
import type { usePayrollFilter } from './use-payroll-filter.ts';

/** What is shown of the list, and whether pay is, in one row. */
export function PayrollFilters({ filter }: { filter: ReturnType<typeof usePayrollFilter> }) {
  const t = useWords('finance');
  const [, change] = useSearch();
  const { all, open, status, choosesWhose } = filter;
  return (
    <ChipRow label={t('payrolls.filters')}>
      <AmountsChip />
      {choosesWhose && (
        <Chip
          icon={Users}
          label={t('payrolls.everybody')}
          selected={all}
          onClick={() => change({ of: all ? undefined : 'all' })}
        />
      )}
      <Chip
        icon={CircleDot}
        label={t('payrolls.onlyOpen')}
        selected={open}
        onClick={() => change({ show: open ? undefined : 'open', status: undefined })}
      />
      {all &&
        payrollStates.map((state) => (
          <Chip
            key={state}
            label={t(`payrolls.state.${state}`)}
            selected={state === status}
            onClick={() => change({ status: state === status ? undefined : state, show: undefined })}
          />
        ))}
    </ChipRow>
  );
}
