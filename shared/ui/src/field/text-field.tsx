import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { Icon } from '../icon/icon.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'size'> & {
    icon?: Icon | undefined;
    /** Inside the box, behind the text: an icon button, a unit. */
    end?: ReactNode;
    /** The text as it is typed, beside the native onChange. */
    onValue?: ((value: string) => void) | undefined;
  };

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    labelHidden,
    icon: Icon,
    end,
    onValue,
    onChange,
    className,
    id,
    ...rest
  } = props;
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} id={id}>
      {(wiring) => (
        <div className={styles.box}>
          {Icon && <Icon size={20} />}
          <input
            {...rest}
            {...wiring}
            className={classes(styles.control, className)}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
          {end && <div className={styles.end}>{end}</div>}
        </div>
      )}
    </Field>
  );
}
