import type { ChangeEvent } from 'react';
import type { FieldWords } from './field.tsx';

type Native = FieldWords & {
  id?: string | undefined;
  onChange?: ((event: ChangeEvent<never>) => void) | undefined;
  onValue?: ((value: string) => void) | undefined;
};

/** The props of a native control apart: what its field says of it, and what the control itself gets. */
export function nativeField<Props extends Native>(props: Props) {
  const { label, hint, error, labelHidden, id, onValue, onChange, ...rest } = props;
  return {
    field: { label, hint, error, labelHidden, id },
    control: {
      ...rest,
      onChange: (event: Parameters<NonNullable<Props['onChange']>>[0]) => {
        onChange?.(event as ChangeEvent<never>);
        onValue?.((event.target as { value: string }).value);
      },
    },
  };
}
