import type { InvoiceProposal } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';

/** What is odd about the hours that were taken: prices that are missing, and hours that are not on the form. */
export function TakenHours({ proposal }: { proposal: InvoiceProposal }) {
  const t = useWords('finance');
  const { number } = useFormat();
  const { lines, left, notSignedOff } = proposal;
  const unpriced = lines.filter(({ unitPriceMinor }) => unitPriceMinor === null).length;
  return (
    <>
      {unpriced > 0 && <Banner kind="warning" title={t('invoice.noPrice', { n: number(unpriced) })} />}
      {left > 0 && <Banner kind="info" title={t('invoice.hoursLeft', { n: number(left) })} />}
      {notSignedOff > 0 && (
        <Banner kind="info" title={t('invoice.notSignedOff', { n: number(notSignedOff) })} />
      )}
    </>
  );
}
