import { queryClient, todayHere } from '@callboard/client';
import { receipts, recordOf } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { receiptQuery } from '../../base/receipts.queries.ts';
import { useTenantRules } from '../../base/tenant-rules.ts';
import { dateProblems } from '../fields/date-problems.ts';
import { receiptChanged } from '../receipt-changed.ts';
import { ReceiptField } from '../fields/receipt-field.tsx';
import { editFields, useFieldLabels, workPaths } from '../fields/receipt-fields.ts';
import { workBody, workOf } from '../fields/receipt-work.ts';
import { useReceiptControls } from '../fields/use-receipt-controls.ts';

type EditReceiptSheetProps = { receipt: Receipt; onClose: () => void };

const valuesOf = (receipt: Receipt): Record<(typeof editFields)[number], string> => {
  const values = { ...receipt, typeId: receipt.type.id, work: workOf(receipt) };
  return recordOf(editFields, (name) => values[name]);
};

/** Everything of a draft but its items and photos. Two devices: both versions are shown. */
export function EditReceiptSheet({ receipt, onClose }: EditReceiptSheetProps) {
  const t = useWords('finance');
  const edit = useFormCommand(receipts.editReceipt, { onSuccess: receiptChanged });
  const { number, version, date } = receipt;
  const today = todayHere();
  const rules = useTenantRules();
  const controls = useReceiptControls(receipt);
  const form = useFormSheet({
    title: t('receipt.edit'),
    draft: `receipt/${number}`,
    offline: 'needs-network',
    labels: useFieldLabels(editFields),
    paths: workPaths,
    edits: {
      values: valuesOf(receipt),
      version,
      readAgain: () => queryClient.refetchQueries({ queryKey: receiptQuery(number).queryKey }),
      shown: recordOf(editFields, (name) => (value: string) => controls.textOf(name, value)),
    },
    endpoint: receipts.editReceipt,
    body: ({ work: chosen, ...values }, changed) => ({
      ...Object.fromEntries(changed.flatMap((name) => (name === 'work' ? [] : [[name, values[name]]]))),
      ...(changed.includes('work') && workBody(chosen)),
    }),
    // An old draft can be corrected otherwise, although it cannot be handed in.
    check: (values) => (values.date === date ? [] : dateProblems(values.date, today, rules)),
    send: (body, sent) => edit({ params: { n: number }, version: sent.version, body }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('receipt.save')}>
      {editFields.map((name) => (
        <ReceiptField key={name} name={name} {...form.field(name)} controls={controls} />
      ))}
    </FormSheet>
  );
}
