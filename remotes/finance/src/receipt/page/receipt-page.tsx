import { useParams, useRedirect } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Page, useWide } from '@callboard/ui';
import { paths } from '../../base/paths.ts';
import { OneReceipt } from './one-receipt.tsx';

export function Component() {
  const t = useWords('finance');
  const wide = useWide();
  const { number } = useParams(paths.receipt);
  // Where there is room it is read beside the list.
  useRedirect(wide ? paths.receipts.to({}, { receipt: number }) : undefined);
  return (
    <Page title={t('receipt.title')} titleHidden>
      <OneReceipt key={number} number={number} />
    </Page>
  );
}
