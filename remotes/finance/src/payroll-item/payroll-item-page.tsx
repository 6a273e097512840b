import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { payrollItemQuery } from '../base/finance.queries.ts';
import { missingPaper } from '../paper/missing-paper.tsx';
import { PaperSkeleton } from '../paper/paper-skeleton.tsx';
import { paths } from '../base/paths.ts';
import { ItemView } from './item-view.tsx';

export function Component() {
  const t = useWords('finance');
  const { id } = useParams(paths.payrollItem);
  const read = useRead(useQuery(payrollItemQuery(id)));
  if (read.kind === 'there') return <ItemView key={id} item={read.data} asOf={read.asOf} />;
  const missing = missingPaper({
    title: t('payroll-item.missingTitle'),
    text: t('payroll-item.missingText'),
    list: paths.payrolls.to(),
    toList: t('payroll.toList'),
  });
  return (
    <Page title={t('payroll-item.title')} titleHidden>
      <Faces read={read} loading={<PaperSkeleton />} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}
