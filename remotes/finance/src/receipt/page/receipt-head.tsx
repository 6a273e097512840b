import { keysIn, receiptFields } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Card, Figure } from '@callboard/ui';
import type { ReactNode } from 'react';
import { Facts } from '../../facts/facts.tsx';
import type { Fact } from '../../facts/facts.tsx';
import styles from '../../payroll/payroll-head.module.css';
import { ReceiptPill } from '../../base/receipt-pill.tsx';
import { ReceiptMenu } from '../edit/receipt-menu.tsx';

const keys = keysIn(receiptFields, 'head');
type HeadKey = (typeof keys)[number];
const isLong = (key: HeadKey) => receiptFields[key].control === 'textArea';
const [shortFacts, longFacts] = [keys.filter((key) => !isLong(key)), keys.filter(isLong)];

/** How much, where and when. */
export function ReceiptHead({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const { date, money } = useFormat();
  const me = useSession(({ payload }) => payload?.loginData.person?.id);
  const { merchant, gross, currency, status, type, project, payment, person } = receipt;
  const values: Record<HeadKey, ReactNode> = {
    ...receipt,
    typeId: type.name,
    date: date(receipt.date, 'long'),
    payment: t(`receipt.paidWith.${payment}`),
    projectId: project && `${project.number} ${project.name}`,
  };
  const factOf = (key: HeadKey): Fact => [t(`receipt.${receiptFields[key].label}`), values[key]];
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
          ...shortFacts.map(factOf),
          [t('receipt.number'), receipt.number],
          [t('receipt.person'), person.id !== me && person.name],
          ...longFacts.map(factOf),
        ]}
      />
    </Card>
  );
}
