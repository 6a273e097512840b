import type { ChangeEvent } from 'react';
import type { FieldWords } from './field.tsx';

type Native = FieldWords & {
  id?: string | undefined;
  value?: string | number | readonly string[] | undefined;
  maxLength?: number | undefined;
  onChange?: ((event: ChangeEvent<never>) => void) | undefined;
  onValue?: ((value: string) => void) | undefined;
};

/** How many letters may still be typed, where the end is near. */
function lettersLeft({ value, maxLength }: Pick<Native, 'value' | 'maxLength'>): number | undefined {
  if (maxLength === undefined || typeof value !== 'string') return undefined;
  const left = Math.max(0, maxLength - value.length);
  return left <= Math.min(20, maxLength / 4) ? left : undefined;
}

/** The props of a native control apart: what its field says of it, and what the control itself gets. */
export function nativeField<Props extends Native>(props: Props) {
  const { label, hint, error, labelHidden, id, onValue, onChange, ...rest } = props;
  return {
    field: { label, hint, error, labelHidden, id, left: lettersLeft(rest) },
    control: {
      ...rest,
      onChange: (event: Parameters<NonNullable<Props['onChange']>>[0]) => {
        onChange?.(event as ChangeEvent<never>);
        onValue?.((event.target as { value: string }).value);
      },
    },
  };
}
