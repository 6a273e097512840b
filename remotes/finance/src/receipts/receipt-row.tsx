import type { ReceiptRow as Row } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow } from '@callboard/ui';
import { ReceiptPill } from '../base/receipt-pill.tsx';
import styles from '../money/money-row.module.css';

type ReceiptRowProps = { row: Row; named: boolean; to: LinkTarget; current: boolean };

export function ReceiptRow({ row, named, to, current }: ReceiptRowProps) {
  const t = useWords('finance');
  const { date, money } = useFormat();
  const { merchant, type, person, number, gross, currency, status } = row;
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      title={merchant || t('receipts.noMerchant')}
      meta={<strong className={styles.amount}>{money({ amount: gross, currency })}</strong>}
      subtitle={
        <span className={styles.line}>
          <span>
            {[named && person.name, date(row.date, 'medium'), type.name].filter(Boolean).join(' · ')}
          </span>
          <span>{number}</span>
        </span>
      }
      text={<ReceiptPill status={status} />}
    />
  );
}
