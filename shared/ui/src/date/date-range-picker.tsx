import type { ReactNode } from 'react';
import type { FieldWords } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';

/** Two days as YYYY-MM-DD, both included. */
export type DateRange = { from: string; to: string };

export type DateRangePickerProps = Omit<FieldWords, 'labelHidden'> & {
  value: DateRange | null;
  onValue: (range: DateRange) => void;
  min?: string | undefined;
  max?: string | undefined;
  unavailable?: ((day: string) => boolean) | undefined;
  /** Shown live below the month for the days chosen so far; without it their number. */
  summary?: ((range: DateRange) => ReactNode) | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
};

/** First and last day in one month: tap the first, tap the last. */
export const DateRangePicker = lazyPart<DateRangePickerProps>(
  async () => (await import('./date-range-picker-view.tsx')).DateRangePickerView,
  FieldPlaceholder,
);
