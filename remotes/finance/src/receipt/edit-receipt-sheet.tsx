import { queryClient, todayHere, useQuery } from '@callboard/client';
import { receipts } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { addDays, currencies } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { DatePicker, Select, TextArea, TextField } from '@callboard/ui';
import { receiptQuery, receiptTypesQuery } from '../receipts/receipts.queries.ts';
import { useTenantRules } from '../tenant-rules.ts';
import { dateProblems } from './date-problems.ts';
import { receiptChanged } from './receipt-changed.ts';
import { workBody, workOf } from './receipt-work.ts';
import { WorkField, useReceiptWork } from './work-field.tsx';

type EditReceiptSheetProps = { receipt: Receipt; onClose: () => void };

/** Everything of a draft but its items and photos. Two devices: both versions are shown. */
export function EditReceiptSheet({ receipt, onClose }: EditReceiptSheetProps) {
  const t = useWords('finance');
  const format = useFormat();
  const types = useQuery(receiptTypesQuery).data?.items ?? [];
  const edit = useFormCommand(receipts.editReceipt, { onSuccess: receiptChanged });
  const { number, version, type, date, merchant, paperNumber, currency, payment, comment } = receipt;
  const today = todayHere();
  const rules = useTenantRules();
  const work = useReceiptWork(receipt);
  const form = useFormSheet({
    title: t('receipt.edit'),
    draft: `receipt/${number}`,
    offline: 'needs-network',
    labels: {
      typeId: t('receipt.type'),
      date: t('receipt.date'),
      merchant: t('receipt.merchant'),
      paperNumber: t('receipt.paperNumber'),
      currency: t('receipt.currency'),
      payment: t('receipt.payment'),
      comment: t('receipt.comment'),
      work: t('receipt.work'),
    },
    paths: { crewItemId: 'work', projectId: 'work' },
    edits: {
      values: {
        typeId: type.id,
        date,
        merchant,
        paperNumber,
        currency,
        payment,
        comment,
        work: workOf(receipt),
      },
      version,
      readAgain: () => queryClient.refetchQueries({ queryKey: receiptQuery(number).queryKey }),
      shown: {
        typeId: (id) => types.find((one) => one.id === id)?.caption ?? id,
        date: (day) => format.date(day, 'medium'),
        payment: (by) => t(`receipt.paidWith.${by}`),
        work: (value) => work.options.find((one) => one.value === value)?.label ?? '',
      },
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
      <Select
        {...form.field('typeId')}
        options={types.map(({ id, caption }) => ({ value: id, label: caption }))}
      />
      <DatePicker {...form.field('date')} min={addDays(today, -rules.receiptBackDays)} max={today} required />
      <TextField {...form.field('merchant')} maxLength={120} autoComplete="off" />
      <TextField {...form.field('paperNumber')} maxLength={60} autoComplete="off" />
      <Select {...form.field('currency')} options={currencies.map((value) => ({ value, label: value }))} />
      <Select
        {...form.field('payment')}
        options={(['own', 'company'] as const).map((value) => ({
          value,
          label: t(`receipt.paidWith.${value}`),
        }))}
      />
      <WorkField {...form.field('work')} work={work} />
      <TextArea {...form.field('comment')} rows={2} maxLength={1000} />
    </FormSheet>
  );
}
