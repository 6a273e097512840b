import { useOnline } from '@callboard/client';
import type { Invoice } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import styles from '../payroll/payroll-actions.module.css';

const PayInvoiceSheet = openedLater(async () => (await import('./pay-invoice-sheet.tsx')).PayInvoiceSheet);

/** Editors say on which day an invoice was paid, or that it was not. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!invoice.may.pay) return null;
  return (
    <div className={styles.bar}>
      <Button
        wide
        kind={invoice.paidDate ? 'secondary' : 'primary'}
        icon={BadgeCheck}
        disabled={!online}
        onClick={() => setOpen(true)}
      >
        {t(invoice.paidDate ? 'invoice.changePaid' : 'receipt.pay')}
      </Button>
      {open && <PayInvoiceSheet invoice={invoice} onClose={close} onMissing={close} />}
    </div>
  );
}
