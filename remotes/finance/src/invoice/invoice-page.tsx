import { useParams, useRedirect } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Page, useWide } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { OneInvoice } from './one-invoice.tsx';

export function Component() {
  const t = useWords('finance');
  const wide = useWide();
  const { number } = useParams(paths.invoice);
  // Where there is room it is read beside the list.
  useRedirect(wide ? paths.invoices.to({}, { invoice: number }) : undefined);
  return (
    <Page title={t('invoice.title')} titleHidden>
      <OneInvoice key={number} number={number} />
    </Page>
  );
}
