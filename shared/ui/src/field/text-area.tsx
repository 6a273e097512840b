import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field.tsx';
import { nativeField } from './native-field.ts';
import styles from './field.module.css';

export type TextAreaProps = FieldWords &
  ComponentProps<'textarea'> & { onValue?: ((value: string) => void) | undefined };

/** Grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { className, ...rest } = props;
  const { field, control } = nativeField(rest);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.box}>
          <textarea
            rows={4}
            {...control}
            {...wiring}
            className={classes(styles.control, styles.area, className)}
          />
        </div>
      )}
    </Field>
  );
}
