import { useCommand, useOnline } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Switch, toast } from '@callboard/ui';
import { invoiceChanged } from './invoice-changed.ts';
import { useReminderDays } from './use-reminder-days.ts';

/** When an invoice is reminded of next if nobody does it; editors switch that on and off. */
export function OverdueReminders({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const { date } = useFormat();
  const online = useOnline();
  const errorText = useErrorText();
  const days = useReminderDays();
  const { number, version, may, overdueReminders } = invoice;
  const turn = useCommand(invoices.switchInvoiceReminders, {
    onSuccess: invoiceChanged,
    onError: (error) => {
      toast.error(errorText(error).title);
      void invoiceChanged();
    },
  });
  // As it was tapped until the server has answered.
  const on = turn.isPending ? turn.variables.body.on : overdueReminders.on;
  const next =
    overdueReminders.next && t('invoice.nextReminder', { date: date(overdueReminders.next, 'medium') });
  if (!may.switchReminders) return next && <p>{next}</p>;
  return (
    <Card>
      <Switch
        label={t('invoice.remindOverdue')}
        hint={on && next ? next : days}
        checked={on}
        disabled={!online || turn.isPending}
        onValue={(value) => turn.mutate({ params: { n: number }, version, body: { on: value } })}
      />
    </Card>
  );
}
