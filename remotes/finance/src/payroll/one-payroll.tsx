import { useQuery } from '@callboard/client';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, buttonClass } from '@callboard/ui';
import { FileX2 } from 'lucide-react';
import { payrollQuery } from '../finance.queries.ts';
import { paths } from '../paths.ts';
import { PayrollSkeleton } from './payroll-skeleton.tsx';
import { PayrollView } from './payroll-view.tsx';

/** One payroll in its faces: loading, missing, failed, or there. What is there stays. */
export function OnePayroll({ number }: { number: string }) {
  const t = useWords('finance');
  const read = useRead(useQuery(payrollQuery(number)));
  const missing = {
    icon: FileX2,
    title: t('payroll.missingTitle'),
    text: t('payroll.missingText'),
    action: (
      <Link to={paths.payrolls.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('payroll.toList')}
      </Link>
    ),
  };
  return (
    <Faces read={read} loading={<PayrollSkeleton />} missing={missing}>
      {(payroll) => <PayrollView payroll={payroll} />}
    </Faces>
  );
}
