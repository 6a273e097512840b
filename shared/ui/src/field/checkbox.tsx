import { useId } from 'react';
import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import type { FieldWords } from './field.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<FieldWords, 'labelHidden'> &
  Omit<ComponentProps<'input'>, 'type' | 'size'> & { onValue?: ((checked: boolean) => void) | undefined };

export function Checkbox(props: CheckboxProps) {
  return <Toggle {...props} look="check" />;
}

export type SwitchProps = CheckboxProps;

/** On or off, at once; what needs a "Save" first is a Checkbox. */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} look="switch" />;
}

function Toggle({
  label,
  hint,
  error,
  look,
  onValue,
  onChange,
  className,
  ...rest
}: CheckboxProps & { look: 'check' | 'switch' }) {
  const id = useId();
  return (
    <div className={classes(styles.toggle, className)}>
      <label className={classes(styles.label, look === 'switch' && styles.reverse)}>
        <input
          {...rest}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          className={styles[look]}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? id : undefined}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <p id={id} className={classes(styles.hint, look === 'check' && styles.indent, error && styles.error)}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
