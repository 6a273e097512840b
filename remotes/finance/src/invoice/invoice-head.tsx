import type { Invoice } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { InvoicePill } from '@callboard/parts';
import { Card, Figure } from '@callboard/ui';
import { Facts } from '../facts/facts.tsx';
import styles from '../payroll/payroll-head.module.css';

/** How much, of whom, until when. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const { date, dateTime, money, number: shown } = useFormat();
  const { number, company, project, gross, net, currency, state, creditNote, daysOverdue } = invoice;
  const { owed, sent, reminded } = invoice;
  return (
    <Card className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.period}>{company.name}</h2>
        <InvoicePill state={state} />
      </div>
      <Figure>{money({ amount: gross, currency })}</Figure>
      <Facts
        facts={[
          [t('receipt.number'), creditNote ? t('invoice.creditNote', { number }) : number],
          [t('money.net'), money({ amount: net, currency })],
          [t('invoice.date'), date(invoice.invoiceDate, 'long')],
          [
            t('invoice.dueDate'),
            daysOverdue > 0
              ? t('invoice.daysOverdue', { date: date(invoice.dueDate, 'long'), days: shown(daysOverdue) })
              : date(invoice.dueDate, 'long'),
          ],
          [t('invoice.paidDate'), invoice.paidDate && date(invoice.paidDate, 'long')],
          [t('invoice.stillOwed'), owed > 0 && owed < gross ? money({ amount: owed, currency }) : null],
          [t('invoice.sent'), sent && [dateTime(sent.at), ...sent.to].join(' · ')],
          [t('invoice.reminded'), reminded && dateTime(reminded.at)],
          [t('receipt.project'), project && `${project.number} ${project.name}`],
          [t('invoice.credits'), invoice.credits?.number],
          [t('invoice.creditedBy'), invoice.creditedBy?.number],
          [t('receipt.comment'), invoice.comment],
        ]}
      />
    </Card>
  );
}
