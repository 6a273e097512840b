import { useParams, useRedirect } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Page, useWide } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { OnePayroll } from './one-payroll.tsx';

export function Component() {
  const t = useWords('finance');
  const wide = useWide();
  const { number } = useParams(paths.payroll);
  // Where there is room it is read beside the list.
  useRedirect(wide ? paths.payrolls.to({}, { payroll: number }) : undefined);
  return (
    <Page title={t('payroll.title')} titleHidden>
      <OnePayroll key={number} number={number} />
    </Page>
  );
}
