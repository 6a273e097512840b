import type { AnyEndpoint } from '@callboard/contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, Path } from 'react-hook-form';
import { fieldErrors, shapeProblems } from './form-problems.ts';
import { boundIn, nameAt } from './form-sheet-options.ts';
import type { FormSheetOptions, FormValues, NameOf } from './form-sheet-options.ts';
import { useDraft } from './use-draft.ts';

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value));
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** What is typed, what of it is a change and what is wrong with it; kept as a draft until it was sent. */
export function useTypedValues<Values extends FormValues, E extends AnyEndpoint | null>(
  options: FormSheetOptions<Values, E>,
  hasConflict: boolean,
) {
  type Name = NameOf<Values>;
  const { endpoint, paths, bounds } = options;
  const names = Object.keys(options.labels) as Name[];
  const now = options.edits ?? { values: options.start, version: 0 };
  const draft = useDraft(
    options.draft,
    { values: now.values, version: now.version },
    options.edits?.proposed,
  );
  const { base } = draft;
  /** What the person means to change. After a conflict what stands there now has been shown. */
  const changedIn = (values: Values): Name[] =>
    names.filter(
      (name) =>
        !isSame(values[name], base.values[name]) && !(hasConflict && isSame(values[name], now.values[name])),
    );
  const bodyOf = (values: Values) => options.body(values, changedIn(values));
  const form = useForm<Values>({
    defaultValues: draft.first as DefaultValues<Values>,
    shouldFocusError: false,
    resolver: (values) => {
      const problems = [...(options.check?.(values) ?? []), ...shapeProblems(endpoint, bodyOf(values))];
      const errors = fieldErrors<Values>(
        problems,
        names,
        (path) => nameAt(paths, path),
        (name) => boundIn(bounds, values, name),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const values = useWatch({ control: form.control }) as Values;
  const changed = changedIn(values);

  const [isDone, setDone] = useState(false);
  useEffect(() => {
    draft.keep(changed.length > 0 && !isDone ? values : null);
  });
  return {
    form,
    names,
    now,
    base,
    values,
    changed,
    bodyOf,
    change: (part: Partial<Values>) => {
      setDone(false);
      for (const [name, value] of Object.entries(part)) form.setValue(name as Path<Values>, value as never);
      void form.trigger();
    },
    forget: () => {
      setDone(true);
      draft.keep(null);
    },
    startAnew: draft.restored
      ? () => {
          draft.startAnew();
          form.reset(now.values as DefaultValues<Values>);
        }
      : undefined,
  };
}
export type TypedValues<Values extends FormValues, E extends AnyEndpoint | null> = ReturnType<
  typeof useTypedValues<Values, E>
>;
