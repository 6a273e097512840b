import { payrolls } from '@callboard/contract';
import type { PayrollItem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { TextField } from '@callboard/ui';
import { ItemTimes } from '../payroll-facts/item-times.tsx';
import { answerProblems, changedFigures, figuresOf } from './answer-form.ts';
import { useCorrectItem } from './use-talk-about-item.ts';

type CorrectItemSheetProps = { item: PayrollItem; onClose: () => void };

/** Other hours or another amount for an item of a draft, with the reason that its history keeps. */
export function CorrectItemSheet({ item, onClose }: CorrectItemSheetProps) {
  const t = useWords('finance');
  const format = useFormat();
  const correct = useCorrectItem();
  const { id, version, caption, day, currency } = item;
  const start = { ...figuresOf(item, format), reason: '' };
  const form = useFormSheet({
    title: t('payroll-item.correct'),
    draft: `payroll-item-correct/${id}`,
    offline: 'needs-network',
    labels: {
      paid: t('payroll-item.paidHours'),
      amount: t('payroll-item.amountIn', { currency }),
      reason: t('payroll-item.reason'),
    },
    start,
    paths: { paidMinutes: 'paid', amountMinor: 'amount' },
    bounds: {
      paid: (minutes) => format.duration(minutes, { signed: false }),
      amount: (minor) => format.money({ amount: minor, currency }),
    },
    endpoint: payrolls.correctPayrollItem,
    body: (values) => ({
      ...changedFigures(values, start, currency, format),
      reason: values.reason.trim(),
    }),
    check: (values) => answerProblems(values, currency, format),
    send: (body) => correct({ params: { id }, version, body }),
    onClose,
  });
  const { paid, amount } = form.values;
  const isSame = paid.trim() === start.paid && amount.trim() === start.amount;
  return (
    <FormSheet
      form={form}
      subtitle={`${format.date(day, 'weekday')} · ${caption}`}
      submit={t('payroll-item.correctNow')}
      stopped={isSame}
    >
      <ItemTimes item={item} />
      <TextField {...form.field('paid')} inputMode="text" autoComplete="off" />
      <TextField {...form.field('amount')} inputMode="decimal" autoComplete="off" />
      <TextField
        {...form.field('reason')}
        hint={t('payroll-item.reasonHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
    </FormSheet>
  );
}
