import { useOnline } from '@callboard/client';
import type { Invoice } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { BadgeCheck, BellRing, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../payroll/payroll-actions.module.css';

const AddPaymentSheet = openedLater(async () => (await import('./add-payment-sheet.tsx')).AddPaymentSheet);
const CreditInvoiceSheet = openedLater(
  async () => (await import('./credit-invoice-sheet.tsx')).CreditInvoiceSheet,
);
const PayInvoiceSheet = openedLater(async () => (await import('./pay-invoice-sheet.tsx')).PayInvoiceSheet);
const SendInvoiceSheet = openedLater(async () => (await import('./send-invoice-sheet.tsx')).SendInvoiceSheet);

/** Editors mail an invoice, say what was paid of it and when, remind of it, and take back one that is wrong. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const online = useOnline();
  const [open, setOpen] = useState<'pay' | 'send' | 'remind' | 'credit' | null>(null);
  const close = () => setOpen(null);
  const { may, sent, paidDate, owed } = invoice;
  if (!may.pay) return null;
  const sheet = { invoice, onClose: close, onMissing: close };
  // Whoever has just written it sends it next; afterwards the money is waited for.
  const sendFirst = may.send && sent === null && paidDate === null;
  return (
    <div className={styles.bar}>
      {may.send && (
        <Button
          wide
          kind={sendFirst ? 'primary' : 'secondary'}
          icon={Send}
          disabled={!online}
          onClick={() => setOpen('send')}
        >
          {t(sent ? 'invoice.sendAgain' : 'invoice.send')}
        </Button>
      )}
      {may.remind && (
        <Button wide kind="secondary" icon={BellRing} disabled={!online} onClick={() => setOpen('remind')}>
          {t('invoice.remind')}
        </Button>
      )}
      <Button
        wide
        kind={paidDate || sendFirst ? 'secondary' : 'primary'}
        icon={BadgeCheck}
        disabled={!online}
        onClick={() => setOpen('pay')}
      >
        {t(paidDate ? 'invoice.changePaid' : 'receipt.pay')}
      </Button>
      {may.credit && (
        <Button kind="quiet" icon={Undo2} disabled={!online} onClick={() => setOpen('credit')}>
          {t('invoice.credit')}
        </Button>
      )}
      {open === 'credit' && <CreditInvoiceSheet {...sheet} />}
      {open === 'pay' && (owed > 0 ? <AddPaymentSheet {...sheet} /> : <PayInvoiceSheet {...sheet} />)}
      {open === 'send' && <SendInvoiceSheet {...sheet} reminder={false} />}
      {open === 'remind' && <SendInvoiceSheet {...sheet} reminder />}
    </div>
  );
}
