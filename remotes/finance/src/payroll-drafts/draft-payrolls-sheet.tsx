import { CallError, invalidate } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, Checkbox, Select, toast } from '@callboard/ui';
import { useState } from 'react';
import { payrollChanged } from '../base/payroll-changed.ts';
import { UnpaidWork } from './unpaid-work.tsx';
import { useMonthOptions } from './use-month-options.ts';

type Outcome = { month: string; of: 'unpaid' | 'nothing' };

/** Makes the drafts of a month. Where work has no pay it stops and says whose, until that is taken knowingly. */
export function DraftPayrollsSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('finance');
  const { number } = useFormat();
  const [, change] = useSearch();
  const { options, next } = useMonthOptions();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const draft = useFormCommand(payrolls.draftPayroll, { onSuccess: () => payrollChanged() });
  const isUnpaid = (month: string) => outcome?.of === 'unpaid' && outcome.month === month;
  const form = useFormSheet({
    title: t('payroll-drafts.draft'),
    draft: 'payroll-drafts',
    offline: 'needs-network',
    labels: { month: t('payroll-drafts.month'), withUnpaid: t('payroll-drafts.withUnpaid') },
    start: { month: next, withUnpaid: false },
    endpoint: payrolls.draftPayroll,
    body: ({ month, withUnpaid }) => ({
      month,
      ...(withUnpaid && isUnpaid(month) && { withUnpaid: true }),
    }),
    send: async (body) => {
      try {
        const { drafts } = await draft({ body });
        if (drafts.length === 0) {
          setOutcome({ month: body.month, of: 'nothing' });
          return false;
        }
        toast.success(t('payroll-drafts.made', { n: number(drafts.length) }));
        change({ status: 'draft', show: undefined, q: undefined });
        return true;
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'pay_missing') throw error;
        void invalidate(payrolls.unpaidWork);
        setOutcome({ month: body.month, of: 'unpaid' });
        return false;
      }
    },
    onClose,
  });
  const { month } = form.values;
  return (
    <FormSheet form={form} submit={t('payroll-drafts.draft')}>
      <p>{t('payroll-drafts.about')}</p>
      <Select {...form.field('month')} options={options} />
      {outcome?.of === 'nothing' && outcome.month === month && (
        <Banner kind="info" title={t('payroll-drafts.nothing')} text={t('payroll-drafts.nothingText')} />
      )}
      {isUnpaid(month) && (
        <>
          <Banner kind="warning" title={t('payroll-drafts.stopped')} text={t('payroll-drafts.stoppedText')} />
          <UnpaidWork month={month} />
          <Checkbox {...form.checkbox('withUnpaid')} hint={t('payroll-drafts.withUnpaidHint')} />
        </>
      )}
    </FormSheet>
  );
}
