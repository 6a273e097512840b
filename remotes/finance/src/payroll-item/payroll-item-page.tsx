import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, Page, Skeleton, buttonClass } from '@callboard/ui';
import { FileX2 } from 'lucide-react';
import { payrollItemQuery } from '../finance.queries.ts';
import { paths } from '../paths.ts';
import { ItemView } from './item-view.tsx';

export function Component() {
  const t = useWords('finance');
  const { id } = useParams(paths.payrollItem);
  const read = useRead(useQuery(payrollItemQuery(id)));
  if (read.kind === 'there') return <ItemView key={id} item={read.data} asOf={read.asOf} />;
  const missing = {
    icon: FileX2,
    title: t('payroll-item.missingTitle'),
    text: t('payroll-item.missingText'),
    action: (
      <Link to={paths.payrolls.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('payroll.toList')}
      </Link>
    ),
  };
  const loading = (
    <Card>
      <Skeleton width="7rem" />
      <Skeleton width="10rem" height="2rem" />
      <Skeleton />
    </Card>
  );
  return (
    <Page title={t('payroll-item.title')} titleHidden>
      <Faces read={read} loading={loading} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}
