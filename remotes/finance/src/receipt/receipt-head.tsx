import type { Receipt } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Card, Figure } from '@callboard/ui';
import { Facts } from '../facts/facts.tsx';
import styles from '../payroll/payroll-head.module.css';
import { ReceiptPill } from '../receipts/receipt-pill.tsx';
import { ReceiptMenu } from './receipt-menu.tsx';

/** How much, where and when. */
export function ReceiptHead({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const { date, money } = useFormat();
  const me = useSession(({ payload }) => payload?.loginData.person?.id);
  const { merchant, gross, currency, status, type, project, payment, person } = receipt;
  return (
    <Card className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.period}>{merchant || t('receipts.noMerchant')}</h2>
        <ReceiptMenu receipt={receipt} />
      </div>
      <Figure>{money({ amount: gross, currency })}</Figure>
      <p>
        <ReceiptPill status={status} />
      </p>
      <Facts
        facts={[
          [t('receipt.date'), date(receipt.date, 'long')],
          [t('receipt.type'), type.name],
          [t('receipt.payment'), t(`receipt.paidWith.${payment}`)],
          [t('receipt.project'), project && `${project.number} ${project.name}`],
          [t('receipt.paperNumber'), receipt.paperNumber],
          [t('receipt.number'), receipt.number],
          [t('receipt.person'), person.id !== me && person.name],
          [t('receipt.comment'), receipt.comment],
        ]}
      />
    </Card>
  );
}
