import { useFormat, useWords } from '@callboard/i18n';
import { use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import type { DateRange, DateRangePickerProps } from './date-range-picker.tsx';
import styles from './date-field.module.css';
import { dayOf, daysIn } from './day.ts';
import { MonthView } from './month-view.tsx';
import '../lazy/press-style.ts';

export type RangeMonthProps = Pick<DateRangePickerProps, 'min' | 'max' | 'unavailable' | 'summary'> & {
  label: string;
  value: DateRange | null;
  onValue: (range: DateRange) => void;
};

/** One month in which the first and the last day are tapped, with their number shown live. */
export function RangeMonth({ label, value, onValue, min, max, unavailable, summary }: RangeMonthProps) {
  const { locale } = useFormat();
  const [start, end] = [dayOf(value?.from), dayOf(value?.to)];
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        aria-label={label}
        value={start && end ? { start, end } : null}
        onChange={(range) => onValue({ from: range.start.toString(), to: range.end.toString() })}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        isDateUnavailable={(day) => unavailable?.(day.toString()) ?? false}
        firstDayOfWeek="mon"
      >
        <Inside summary={summary} />
      </RangeCalendar>
    </I18nProvider>
  );
}

function Inside({ summary }: Pick<RangeMonthProps, 'summary'>) {
  const t = useWords('ui');
  const state = use(RangeCalendarStateContext);
  if (!state) return null;
  const range = state.highlightedRange;
  const first = range && dayOf(range.start.toString());
  const last = range && dayOf(range.end.toString());
  const days =
    first && last
      ? (summary?.({ from: first.toString(), to: last.toString() }) ??
        t('date.days', { count: daysIn(first, last) }))
      : t('date.start');
  return (
    <>
      <MonthView month={state.visibleRange.start.toString()} />
      <p className={styles.count} aria-live="polite">
        {days}
        {state.anchorDate && <span className={styles.none}> · {t('date.end')}</span>}
      </p>
    </>
  );
}
