import { receipts } from '@callboard/contract';
import type { Receipt, ReceiptItem } from '@callboard/contract';
import { sumsOfGross } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Button, TextField } from '@callboard/ui';
import { VatSums } from '../../money/vat-sums.tsx';
import { itemBody, itemBounds, itemProblems, itemValues } from './item-form.ts';
import { receiptChanged } from '../receipt-changed.ts';

type ReceiptItemSheetProps = { receipt: Receipt; item: ReceiptItem | null; onClose: () => void };

/** One thing that was bought, with what it comes to while it is typed. */
export function ReceiptItemSheet({ receipt, item, onClose }: ReceiptItemSheetProps) {
  const t = useWords('finance');
  const format = useFormat();
  const { number, currency, itemList } = receipt;
  const options = { onSuccess: receiptChanged };
  const add = useFormCommand(receipts.addReceiptItem, options);
  const edit = useFormCommand(receipts.editReceiptItem, options);
  const remove = useFormCommand(receipts.deleteReceiptItem, options);
  const vatRate = itemList.at(-1)?.vatRate ?? 2_000;
  const empty = {
    description: '',
    quantity: '1',
    price: '',
    vat: itemValues({ description: '', quantity: 1, unitPriceMinor: 0, vatRate }, currency, format).vat,
  };
  const form = useFormSheet({
    title: t(item ? 'receipt.editItem' : 'receipt.addItem'),
    draft: `receipt-item/${item?.id ?? number}`,
    offline: 'needs-network',
    labels: {
      description: t('receipt.description'),
      quantity: t('receipt.quantity'),
      price: t('receipt.price', { currency }),
      vat: t('receipt.vat'),
    },
    paths: { unitPriceMinor: 'price', vatRate: 'vat' },
    bounds: itemBounds(currency, format),
    start: item ? itemValues(item, currency, format) : empty,
    endpoint: receipts.addReceiptItem,
    body: (values) => itemBody(values, currency, format),
    check: (values) => itemProblems(values, currency, format),
    send: (body): Promise<unknown> =>
      item
        ? edit({ params: { id: item.id }, version: item.version, body })
        : add({ params: { n: number }, body }),
    onClose,
  });
  const sums = form.isValid ? sumsOfGross([itemBody(form.values, currency, format)]) : null;
  return (
    <FormSheet
      form={form}
      submit={t('receipt.save')}
      actions={
        item && (
          <Button
            kind="secondary"
            size="large"
            onClick={() => void remove({ params: { id: item.id } }).then(onClose, () => undefined)}
          >
            {t('receipt.removeItem')}
          </Button>
        )
      }
    >
      <TextField {...form.field('description')} maxLength={200} autoComplete="off" required />
      <TextField {...form.field('quantity')} inputMode="decimal" autoComplete="off" required />
      <TextField {...form.field('price')} inputMode="decimal" autoComplete="off" required />
      <TextField {...form.field('vat')} inputMode="decimal" autoComplete="off" end="%" required />
      {sums && <VatSums rates={sums.rates} currency={currency} />}
    </FormSheet>
  );
}
