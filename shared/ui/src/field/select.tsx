import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field.tsx';
import { nativeField } from './native-field.ts';
import styles from './field.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> & {
    options: readonly SelectOption[];
    icon?: Icon | undefined;
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder?: string | undefined;
    onValue?: ((value: string) => void) | undefined;
  };

/** One of a few. The phone's own picker does the work; ComboBox is for long lists. */
export function Select(props: SelectProps) {
  const { options, icon: Icon, placeholder, className, ...rest } = props;
  const { field, control } = nativeField(rest);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.box}>
          {Icon && <Icon size={20} />}
          <select {...control} {...wiring} className={classes(styles.control, styles.select, className)}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </div>
      )}
    </Field>
  );
}
