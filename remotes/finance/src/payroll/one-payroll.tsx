import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces } from '@callboard/ui';
import { payrollQuery } from '../base/finance.queries.ts';
import { missingPaper } from '../paper/missing-paper.tsx';
import { paths } from '../base/paths.ts';
import { PayrollSkeleton } from './payroll-skeleton.tsx';
import { PayrollView } from './payroll-view.tsx';

/** One payroll in its faces: loading, missing, failed, or there. What is there stays. */
export function OnePayroll({ number }: { number: string }) {
  const t = useWords('finance');
  const read = useRead(useQuery(payrollQuery(number)));
  const missing = missingPaper({
    title: t('payroll.missingTitle'),
    text: t('payroll.missingText'),
    list: paths.payrolls.to(),
    toList: t('payroll.toList'),
  });
  return (
    <Faces read={read} loading={<PayrollSkeleton />} missing={missing}>
      {(payroll) => <PayrollView payroll={payroll} />}
    </Faces>
  );
}
