import { invoiceReminderDays } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';

/** The sentence that says when an invoice is reminded of. */
export function useReminderDays(): string {
  const t = useWords('finance');
  const { number } = useFormat();
  const [first, second] = invoiceReminderDays;
  return t('invoice.remindOverdueHint', { first: number(first), second: number(second) });
}
