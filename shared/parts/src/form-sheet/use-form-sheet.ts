import type { AnyEndpoint } from '@callboard/contract';
import type { SyntheticEvent } from 'react';
import { useId, useState } from 'react';
import { isShownWhileTyping } from './form-problems.ts';
import type { FormSheetOptions, FormValues, NameOf } from './form-sheet-options.ts';
import { useFieldErrors } from './use-field-errors.ts';
import type { Refused } from './use-field-errors.ts';
import { isConflict, useSend } from './use-send.ts';
import { isSame, useTypedValues } from './use-typed-values.ts';
import type { TypedValues } from './use-typed-values.ts';

/** What somebody else has changed as well: what stands there now, beside what is typed. */
const changedByBoth = <Values extends FormValues, E extends AnyEndpoint | null>(
  { labels, edits }: FormSheetOptions<Values, E>,
  { base, now, changed, change }: TypedValues<Values, E>,
) =>
  changed
    .filter((name) => !isSame(base.values[name], now.values[name]))
    .map((name) => ({
      name,
      label: labels[name],
      theirs: edits?.shown?.[name]?.(now.values[name]) ?? String(now.values[name] ?? ''),
      take: () => change({ [name]: now.values[name] } as Partial<Values>),
    }));

/** The form of a `FormSheet`: what is typed, what is wrong with it, and all that must not be forgotten of either. */
export function useFormSheet<Values extends FormValues, E extends AnyEndpoint | null>(
  options: FormSheetOptions<Values, E>,
) {
  type Name = NameOf<Values>;
  const { labels, edits, onClose } = options;
  const id = useId();
  const [refused, setRefused] = useState<Refused<Values> | null>(null);
  const hasConflict = edits !== undefined && isConflict(refused?.error);
  const typed = useTypedValues(options, hasConflict);
  const { form, names, values, change } = typed;
  const { errors, isSubmitting, isValid, submitCount } = form.formState;
  /** Only what the last try was refused for is in the summary: what becomes wrong while typing takes no focus. */
  const [wrongAtTry, setWrongAtTry] = useState<readonly string[]>([]);
  const { send, onUnfinished } = useSend({
    ...options,
    formId: id,
    typed,
    version: (hasConflict ? typed.now : typed.base).version,
    onRefused: (now) => {
      setRefused(now);
      setWrongAtTry(names);
    },
  });
  const { idOf, errorOf, showsRefused, showsErrors } = useFieldErrors({ ...options, id, typed, refused });
  const isChanged = typed.changed.length > 0;

  return {
    values,
    change,
    /** For another way out than closing, after which nobody wants to find again what was typed. */
    forget: typed.forget,
    /** Everything that is there is right. */
    isValid,
    showsErrors,
    /** For a field that holds a text: `<TextField {...form.field('name')} />`. Days and times as well. */
    field: (name: Name) => ({
      id: idOf(name),
      label: labels[name],
      value: values[name] as string,
      error: errorOf(name),
      onValue: (value: string) => change({ [name]: value } as Partial<Values>),
    }),
    /** For a `Checkbox` or a `Switch`. */
    checkbox: (name: Name) => ({
      id: idOf(name),
      label: labels[name],
      checked: values[name] as boolean,
      error: errorOf(name),
      onValue: (value: boolean) => change({ [name]: value } as Partial<Values>),
    }),
    /** For `FormSheet` alone. */
    sheet: {
      id,
      title: options.title,
      needsNetwork: options.offline === 'needs-network',
      typed: isChanged,
      isSubmitting,
      tries: submitCount,
      /** What anybody can see is wrong need not be tried. */
      isWrong: names.some((name) => isShownWhileTyping(errors[name]?.type)),
      hasNothingToSend: edits !== undefined && !isChanged,
      onUnfinished,
      onClose,
      submit: (event: SyntheticEvent) =>
        form.handleSubmit(send, (wrong) => setWrongAtTry(Object.keys(wrong)))(event),
      errors: names.flatMap((name) => {
        const text = wrongAtTry.includes(name) && errorOf(name);
        return text ? [{ id: idOf(name), text: `${labels[name]}: ${text}` }] : [];
      }),
      /** What no field of the form can show. */
      refusal: refused && !hasConflict && !showsRefused ? refused.error : undefined,
      conflict: hasConflict ? changedByBoth(options, typed) : undefined,
      startAnew: typed.startAnew,
    },
  };
}

/** What a `FormSheet` has to know. */
export type FormSheetForm = Pick<ReturnType<typeof useFormSheet>, 'sheet'>;
/** What the fields of a form work with, where they stand in a file of their own. */
export type FormFields<Values extends FormValues> = Pick<
  ReturnType<typeof useFormSheet<Values, null>>,
  'values' | 'change' | 'field' | 'checkbox'
>;
