import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field.tsx';
import { nativeField } from './native-field.ts';
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
  const { icon: Icon, end, className, ...rest } = props;
  const { field, control } = nativeField(rest);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.box}>
          {Icon && <Icon size={20} />}
          <input {...control} {...wiring} className={classes(styles.control, className)} />
          {end && <div className={styles.end}>{end}</div>}
        </div>
      )}
    </Field>
  );
}
