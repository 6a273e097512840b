import { useOnline } from '@callboard/client';
import type { Receipt } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { BadgeCheck, CircleCheckBig, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../../payroll/payroll-actions.module.css';
import { useMoveReceipt } from './use-move-receipt.ts';

const RejectReceiptSheet = openedLater(
  async () => (await import('./reject-receipt-sheet.tsx')).RejectReceiptSheet,
);

/** The step that is next: handing in, taking back, deciding, paying. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const online = useOnline();
  const [rejecting, setRejecting] = useState(false);
  const move = useMoveReceipt(receipt);
  const close = () => setRejecting(false);
  const { may } = receipt;
  const button = (step: 'submit' | 'approve' | 'pay', icon: typeof Send) =>
    may[step] && (
      <Button wide icon={icon} disabled={!online} busy={move.busy} onClick={() => move[step]()}>
        {t(`receipt.${step}`)}
      </Button>
    );
  return (
    <div className={styles.bar}>
      {may.toDraft && (
        <Button
          wide
          kind={receipt.status === 'rejected' ? 'primary' : 'secondary'}
          icon={Undo2}
          disabled={!online}
          busy={move.busy}
          onClick={() => move.toDraft()}
        >
          {t(receipt.status === 'rejected' ? 'receipt.correct' : 'receipt.takeBack')}
        </Button>
      )}
      {may.reject && (
        <Button wide kind="secondary" disabled={!online} onClick={() => setRejecting(true)}>
          {t('receipt.reject')}
        </Button>
      )}
      {button('submit', Send)}
      {button('approve', CircleCheckBig)}
      {button('pay', BadgeCheck)}
      {rejecting && <RejectReceiptSheet receipt={receipt} onClose={close} onMissing={close} />}
    </div>
  );
}
