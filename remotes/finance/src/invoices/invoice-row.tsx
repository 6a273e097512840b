import type { InvoiceRow as Row } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { InvoicePill } from '@callboard/parts';
import { ListRow, VisuallyHidden } from '@callboard/ui';
import { Paperclip } from 'lucide-react';
import styles from '../money/money-row.module.css';

export function InvoiceRow({ row, to, current }: { row: Row; to: LinkTarget; current: boolean }) {
  const t = useWords('finance');
  const { date, money } = useFormat();
  const {
    number,
    invoiceDate,
    dueDate,
    paidDate,
    company,
    project,
    net,
    gross,
    owed,
    currency,
    state,
    documents,
  } = row;
  const owes = owed > 0 && owed < gross;
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      title={company.name}
      meta={<strong className={styles.amount}>{money({ amount: gross, currency })}</strong>}
      subtitle={
        <>
          <span className={styles.line}>
            <span>{[number, date(invoiceDate, 'medium')].join(' · ')}</span>
            <span>{t('invoices.net', { amount: money({ amount: net, currency }) })}</span>
          </span>
          <span className={styles.line}>
            <span>{project ? `${project.number} ${project.name}` : ''}</span>
            <span>
              {paidDate
                ? t('invoices.paid', { date: date(paidDate, 'medium') })
                : t('invoices.due', { date: date(dueDate, 'medium') })}
            </span>
          </span>
        </>
      }
      text={
        <span className={styles.pill}>
          <InvoicePill state={state} />
          {owes && <span>{t('invoice.owed', { amount: money({ amount: owed, currency }) })}</span>}
          {documents > 0 && (
            <>
              <Paperclip size={14} aria-hidden />
              <VisuallyHidden>{t('invoices.withDocuments')}</VisuallyHidden>
            </>
          )}
        </span>
      }
    />
  );
}
