import { CallError } from '@callboard/client';
import type { AnyEndpoint } from '@callboard/contract';
import { useFieldTexts } from '@callboard/feature';
import type { SyntheticEvent } from 'react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { DefaultValues, Path } from 'react-hook-form';
import { fieldErrors, isShownWhileTyping, shapeProblems } from './form-problems.ts';
import type { FormSheetOptions, FormValues, NameOf } from './form-sheet-options.ts';
import { useDraft } from './use-draft.ts';
import { useLeftFields } from './use-left-fields.ts';

type Refused<Values> = { readonly error: unknown; readonly values: Values };

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value));
const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

const isConflict = (error: unknown): boolean => error instanceof CallError && error.code === 'conflict';

/** The form of a `FormSheet`: what is typed, what is wrong with it, and all that must not be forgotten of either. */
export function useFormSheet<Values extends FormValues, E extends AnyEndpoint | null>(
  options: FormSheetOptions<Values, E>,
) {
  type Name = NameOf<Values>;
  const { labels, endpoint, edits, onClose } = options;
  const names = Object.keys(labels) as Name[];
  const id = useId();
  const fieldTexts = useFieldTexts();
  const now = options.edits ?? { values: options.start, version: 0 };
  const draft = useDraft(
    options.draft,
    { values: now.values, version: now.version },
    options.edits?.proposed,
  );
  const { base } = draft;
  /** Only what the last try was refused for is in the summary: what becomes wrong while typing takes no focus. */
  const [wrongAtTry, setWrongAtTry] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Refused<Values> | null>(null);
  const conflict = edits !== undefined && isConflict(refused?.error);

  /** What the person means to change. After a conflict what stands there now has been shown. */
  const changedIn = (values: Values): Name[] =>
    names.filter(
      (name) =>
        !isSame(values[name], base.values[name]) && !(conflict && isSame(values[name], now.values[name])),
    );
  const nameAt = (path: string): string => {
    const keys = path.split('.');
    const known = keys.findLast((key) => options.paths?.[key] !== undefined);
    return options.paths?.[known ?? ''] ?? keys[0] ?? '';
  };
  const boundIn = (values: Values) => (name: string) => {
    const write = options.bounds?.[name as Name];
    return write && ((bound: number) => write(bound, values));
  };
  const bodyOf = (values: Values) => options.body(values, changedIn(values));
  const form = useForm<Values>({
    defaultValues: draft.first as DefaultValues<Values>,
    shouldFocusError: false,
    resolver: (values) => {
      const problems = [...(options.check?.(values) ?? []), ...shapeProblems(endpoint, bodyOf(values))];
      const errors = fieldErrors<Values>(problems, names, nameAt, boundIn(values));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors, isSubmitting, isValid, submitCount } = form.formState;
  const values = useWatch({ control: form.control }) as Values;
  const changed = changedIn(values);
  const typed = changed.length > 0;

  const [isDone, setDone] = useState(false);
  useEffect(() => {
    draft.keep(typed && !isDone ? values : null);
  });
  const forget = () => {
    setDone(true);
    draft.keep(null);
  };
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);

  const change = (part: Partial<Values>) => {
    setDone(false);
    for (const [name, value] of Object.entries(part)) form.setValue(name as Path<Values>, value as never);
    void form.trigger();
  };

  const refusedTexts: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(
      refused ? fieldTexts(refused.error, (path) => boundIn(refused.values)(nameAt(path))) : {},
    ).map(([path, text]) => [nameAt(path), text]),
  );
  /** What the server said holds until the field is another one. */
  const refusedTextOf = (name: Name) =>
    refused && isSame(values[name], refused.values[name]) ? refusedTexts[name] : undefined;
  const idOf = (name: Name) => `${id}-${name}`;
  const wasLeft = useLeftFields(`${id}-`);
  /** Who only passes through an empty field has done nothing wrong. */
  const wasFilled = (name: Name) =>
    wasLeft(idOf(name)) && !(isSame(values[name], '') && isSame(values[name], base.values[name]));
  const ownOf = (name: Name) => {
    const error = errors[name];
    return error && (submitCount > 0 || wasFilled(name) || isShownWhileTyping(error.type))
      ? String(error.message)
      : undefined;
  };
  const errorOf = (name: Name) => ownOf(name) ?? refusedTextOf(name);

  const unfinished = useRef(new Set<string>());
  const onUnfinished = useCallback((field: string, isUnfinished: boolean) => {
    if (isUnfinished) unfinished.current.add(field);
    else unfinished.current.delete(field);
  }, []);

  const send = async (sent: Values) => {
    if (unfinished.current.size > 0) {
      document.getElementById(id)?.querySelector<HTMLElement>('[data-invalid] [role=spinbutton]')?.focus();
      return;
    }
    try {
      const version = conflict ? now.version : base.version;
      if ((await options.send(bodyOf(sent), { values: sent, version })) === false) return;
    } catch (error) {
      if (isConflict(error)) await options.edits?.readAgain();
      setRefused({ error, values: sent });
      setWrongAtTry(names);
      return;
    }
    forget();
    if (open.current) onClose();
  };

  return {
    values,
    change,
    /** For another way out than closing, after which nobody wants to find again what was typed. */
    forget,
    /** Everything that is there is right. */
    isValid,
    /** Whether a field that is not one of the form says what is wrong with it, where fields stand in rows. */
    showsErrors: (fieldId: string, text: string): boolean =>
      submitCount > 0 || (text.trim() !== '' && wasLeft(fieldId)),
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
      typed,
      isSubmitting,
      tries: submitCount,
      /** What anybody can see is wrong need not be tried. */
      isWrong: names.some((name) => isShownWhileTyping(errors[name]?.type)),
      hasNothingToSend: edits !== undefined && !typed,
      onUnfinished,
      onClose,
      submit: (event: SyntheticEvent) =>
        form.handleSubmit(send, (wrong) => setWrongAtTry(Object.keys(wrong)))(event),
      errors: names.flatMap((name) => {
        const text = wrongAtTry.includes(name) && errorOf(name);
        return text ? [{ id: idOf(name), text: `${labels[name]}: ${text}` }] : [];
      }),
      /** What no field of the form can show. */
      refusal:
        refused && !conflict && !names.some((name) => refusedTexts[name] !== undefined)
          ? refused.error
          : undefined,
      conflict: conflict
        ? changed
            .filter((name) => !isSame(base.values[name], now.values[name]))
            .map((name) => ({
              name,
              label: labels[name],
              theirs: edits?.shown?.[name]?.(now.values[name]) ?? String(now.values[name] ?? ''),
              take: () => change({ [name]: now.values[name] } as Partial<Values>),
            }))
        : undefined,
      startAnew: draft.restored
        ? () => {
            draft.startAnew();
            form.reset(now.values as DefaultValues<Values>);
          }
        : undefined,
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
