import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field.tsx';
import styles from './field.module.css';

export type TextAreaProps = FieldWords &
  ComponentProps<'textarea'> & { onValue?: ((value: string) => void) | undefined };

/** Grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, labelHidden, onValue, onChange, className, id, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden} id={id}>
      {(wiring) => (
        <div className={styles.box}>
          <textarea
            rows={4}
            {...rest}
            {...wiring}
            className={classes(styles.control, styles.area, className)}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}
