import { payrolls } from '@callboard/contract';
import type { PayrollItem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Banner, TextArea, TextField } from '@callboard/ui';
import { ItemTimes } from '../payroll-facts/item-times.tsx';
import { answerBody, answerProblems, figuresOf } from './answer-form.ts';
import { useAnswerItem } from './use-talk-about-item.ts';

type AnswerItemSheetProps = { item: PayrollItem; onClose: () => void };

/** The accountant's answer to what a person said about an item, and what is corrected with it. */
export function AnswerItemSheet({ item, onClose }: AnswerItemSheetProps) {
  const t = useWords('finance');
  const format = useFormat();
  const answer = useAnswerItem();
  const { id, version, caption, day, declinedBody, currency } = item;
  const start = { body: '', ...figuresOf(item, format) };
  const form = useFormSheet({
    title: t('payroll-item.answer'),
    draft: `payroll-item-answer/${id}`,
    offline: 'needs-network',
    labels: {
      body: t('payroll-item.answerBody'),
      paid: t('payroll-item.paidHours'),
      amount: t('payroll-item.amountIn', { currency }),
    },
    start,
    paths: { paidMinutes: 'paid', amountMinor: 'amount' },
    bounds: {
      paid: (minutes) => format.duration(minutes, { signed: false }),
      amount: (minor) => format.money({ amount: minor, currency }),
    },
    endpoint: payrolls.answerPayrollItem,
    body: (values) => answerBody(values, start, currency, format),
    check: (values) => answerProblems(values, currency, format),
    send: (body) => answer({ params: { id }, version, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={`${format.date(day, 'weekday')} · ${caption}`}
      submit={t('payroll-item.answerNow')}
    >
      <Banner kind="info" title={t('payroll-item.said')} text={declinedBody} />
      <ItemTimes item={item} />
      <TextArea {...form.field('body')} rows={3} maxLength={1000} required />
      <TextField {...form.field('paid')} inputMode="text" autoComplete="off" />
      <TextField {...form.field('amount')} inputMode="decimal" autoComplete="off" />
    </FormSheet>
  );
}
