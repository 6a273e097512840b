import { todayHere } from '@callboard/client';
import { monthOf } from '@callboard/domain';
import { useFormat } from '@callboard/i18n';
import { monthBefore } from '@callboard/parts';

const monthsOffered = 13;

/** This month and a year back, and which of them is paid next: the one before this. */
export function useMonthOptions() {
  const { date } = useFormat();
  const months = [monthOf(todayHere())];
  while (months.length < monthsOffered) months.push(monthBefore(months.at(-1) ?? ''));
  return {
    options: months.map((value) => ({ value, label: date(value, 'month') })),
    next: months[1] ?? '',
  };
}
