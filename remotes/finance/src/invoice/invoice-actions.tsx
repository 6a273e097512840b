import { useOnline } from '@callboard/client';
import type { Invoice } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { BadgeCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../payroll/payroll-actions.module.css';

const CreditInvoiceSheet = openedLater(
  async () => (await import('./credit-invoice-sheet.tsx')).CreditInvoiceSheet,
);
const PayInvoiceSheet = openedLater(async () => (await import('./pay-invoice-sheet.tsx')).PayInvoiceSheet);

/** Editors say on which day an invoice was paid, or that it was not, and take back one that is wrong. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const online = useOnline();
  const [open, setOpen] = useState<'pay' | 'credit' | null>(null);
  const close = () => setOpen(null);
  if (!invoice.may.pay) return null;
  return (
    <div className={styles.bar}>
      <Button
        wide
        kind={invoice.paidDate ? 'secondary' : 'primary'}
        icon={BadgeCheck}
        disabled={!online}
        onClick={() => setOpen('pay')}
      >
        {t(invoice.paidDate ? 'invoice.changePaid' : 'receipt.pay')}
      </Button>
      {invoice.may.credit && (
        <Button kind="quiet" icon={Undo2} disabled={!online} onClick={() => setOpen('credit')}>
          {t('invoice.credit')}
        </Button>
      )}
      {open === 'credit' && <CreditInvoiceSheet invoice={invoice} onClose={close} onMissing={close} />}
      {open === 'pay' && <PayInvoiceSheet invoice={invoice} onClose={close} onMissing={close} />}
    </div>
  );
}
