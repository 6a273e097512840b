import type { FieldWords } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type DatePickerProps = Omit<FieldWords, 'labelHidden'> & {
  /** A day as YYYY-MM-DD, '' for none. */
  value: string;
  onValue: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Days that cannot be chosen. */
  unavailable?: ((day: string) => boolean) | undefined;
  /** What stands there is no day: `value` is '' then, and a form in which it may stay empty must not go out. */
  onUnfinished?: ((unfinished: boolean) => void) | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** A day, typed or picked from a month. */
export const DatePicker = lazyPart<DatePickerProps>(
  async () => (await import('./date-picker-view.tsx')).DatePickerView,
  FieldPlaceholder,
);
