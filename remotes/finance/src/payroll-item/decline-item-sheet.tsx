import { payrolls } from '@callboard/contract';
import type { PayrollItem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { TextArea } from '@callboard/ui';
import { ItemTimes } from '../payroll-facts/item-times.tsx';
import { useDeclineItem } from './use-talk-about-item.ts';

type DeclineItemSheetProps = { item: PayrollItem; onClose: () => void };

/** Something is wrong with an item: what, in the person's own words. It becomes a to-do of the accountant. */
export function DeclineItemSheet({ item, onClose }: DeclineItemSheetProps) {
  const t = useWords('finance');
  const { date } = useFormat();
  const decline = useDeclineItem();
  const { id, version, caption, day } = item;
  const form = useFormSheet({
    title: t('payroll-item.decline'),
    draft: `payroll-item/${id}`,
    offline: 'needs-network',
    labels: { body: t('payroll-item.whatIsWrong') },
    start: { body: '' },
    endpoint: payrolls.declinePayrollItem,
    body: ({ body }) => ({ body: body.trim() }),
    send: (body) => decline({ params: { id }, version, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={`${date(day, 'weekday')} · ${caption}`}
      submit={t('payroll-item.declineNow')}
      submitKind="danger"
    >
      <ItemTimes item={item} />
      <TextArea
        {...form.field('body')}
        hint={t('payroll-item.whatIsWrongHint')}
        rows={4}
        maxLength={1000}
        required
      />
    </FormSheet>
  );
}
