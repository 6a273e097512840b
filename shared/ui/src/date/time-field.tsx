import type { FieldWords } from '../field/field.tsx';
import { FieldPlaceholder } from '../field/field-placeholder.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';

export type TimeFieldProps = Omit<FieldWords, 'labelHidden'> & {
  /** HH:mm, '' for none. */
  value: string;
  onValue: (time: string) => void;
  /** What stands there is no time: `value` is '' then, and a form in which it may stay empty must not go out. */
  onUnfinished?: ((unfinished: boolean) => void) | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** A time of the day, always in 24 hours. */
export const TimeField = lazyPart<TimeFieldProps>(
  async () => (await import('./time-field-view.tsx')).TimeFieldView,
  FieldPlaceholder,
);
