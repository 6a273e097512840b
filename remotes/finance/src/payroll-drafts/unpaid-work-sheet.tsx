import { useWords } from '@callboard/i18n';
import { Select, Sheet } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { useState } from 'react';
import { UnpaidWork } from './unpaid-work.tsx';
import { useMonthOptions } from './use-month-options.ts';

type UnpaidWorkSheetProps = { month: string | undefined; onClose: () => void };

/** Unpaid work by month, before any draft is made. */
export function UnpaidWorkSheet({ month: asked, onClose }: UnpaidWorkSheetProps) {
  const t = useWords('finance');
  const { options, next } = useMonthOptions();
  const [month, setMonth] = useState(options.some(({ value }) => value === asked) && asked ? asked : next);
  return (
    <Sheet open onClose={onClose} title={t('payroll-drafts.unpaid')}>
      <div className={column.gap4}>
        <Select
          label={t('payroll-drafts.month')}
          name="month"
          options={options}
          value={month}
          onValue={setMonth}
        />
        <UnpaidWork month={month} />
      </div>
    </Sheet>
  );
}
