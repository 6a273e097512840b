import { useCommand, useOnline } from '@callboard/client';
import { receipts } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, Dialog, Menu, toast } from '@callboard/ui';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../base/paths.ts';
import { receiptChanged } from '../receipt-changed.ts';

const EditReceiptSheet = openedLater(async () => (await import('./edit-receipt-sheet.tsx')).EditReceiptSheet);

/** What can be done with a receipt besides its next step. */
export function ReceiptMenu({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const go = useGo();
  const online = useOnline();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, number, may } = receipt;
  const copy = useCommand(receipts.copyReceipt, {
    onSuccess: (made) => {
      toast.success(t('receipt.copied'));
      void receiptChanged();
      go(paths.receipt.to({ number: made.number }));
    },
  });
  const remove = useCommand(receipts.deleteReceipt, {
    onSuccess: () => {
      toast.success(t('receipt.deleted'));
      go(paths.receipts.to(), { replace: true });
      void receiptChanged();
    },
  });
  const disabled = !online;
  const items = [
    ...(may.edit
      ? [{ id: 'edit', label: t('receipt.edit'), icon: Pencil, disabled, run: () => setOpen('edit') }]
      : []),
    ...(may.copy
      ? [
          {
            id: 'copy',
            label: t('receipt.copy'),
            icon: Copy,
            disabled,
            run: () => copy.mutate({ params: { n: number } }),
          },
        ]
      : []),
    ...(may.delete
      ? [
          {
            id: 'delete',
            label: t('receipt.delete'),
            icon: Trash2,
            kind: 'danger' as const,
            disabled,
            run: () => setOpen('delete'),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu label={t('receipt.more')} items={items} />
      {open === 'edit' && <EditReceiptSheet receipt={receipt} onClose={close} onMissing={close} />}
      <Dialog
        open={open === 'delete'}
        onClose={close}
        decisive
        title={t('receipt.deleteTitle', { number })}
        text={t('receipt.deleteText')}
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {t('receipt.keep')}
            </Button>
            <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
              {t('receipt.delete')}
            </Button>
          </>
        }
      />
    </>
  );
}
