import { lazyPart } from '../lazy/lazy-part.tsx';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { FieldWords } from './field.tsx';

export type ComboBoxOption = { value: string; label: string; hint?: string | undefined };

export type ComboBoxProps = Omit<FieldWords, 'labelHidden'> & {
  options: readonly ComboBoxOption[];
  /** The chosen option's value, '' for none. */
  value: string;
  onValue: (value: string) => void;
  id?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whoever gives the options looks for them by what is typed; without it they are looked through here. */
  onSearch?: ((text: string) => void) | undefined;
  /** Options are being looked for. */
  busy?: boolean | undefined;
};

/** One of many, found by typing. */
export const ComboBox = lazyPart<ComboBoxProps>(
  async () => (await import('./combo-box-view.tsx')).ComboBoxView,
  FieldPlaceholder,
);
