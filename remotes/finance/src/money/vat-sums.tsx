import type { Receipt } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import styles from './vat-sums.module.css';

type VatSumsProps = { rates: Readonly<Receipt['vat']>; currency: string };

/** Net, VAT and gross, for each rate and altogether. */
export function VatSums({ rates, currency }: VatSumsProps) {
  const t = useWords('finance');
  const { money, number } = useFormat();
  const sum = (name: 'net' | 'vat' | 'gross') => rates.reduce((all, rate) => all + rate[name], 0);
  const cell = (amount: number) => <td>{money({ amount, currency })}</td>;
  if (rates.length === 0) return null;
  return (
    <table className={styles.sums}>
      <thead>
        <tr>
          <th scope="col">{t('money.vat')}</th>
          <th scope="col">{t('money.net')}</th>
          <th scope="col">{t('money.tax')}</th>
          <th scope="col">{t('money.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ vatRate, net, vat, gross }) => (
          <tr key={vatRate}>
            <th scope="row">{number(vatRate / 10_000, { style: 'percent', maximumFractionDigits: 2 })}</th>
            {cell(net)}
            {cell(vat)}
            {cell(gross)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('money.sum')}</th>
          {cell(sum('net'))}
          {cell(sum('vat'))}
          {cell(sum('gross'))}
        </tr>
      </tfoot>
    </table>
  );
}
