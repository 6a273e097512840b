import type { AnyEndpoint } from '@callboard/contract';
import { useFieldTexts } from '@callboard/feature';
import { isShownWhileTyping } from './form-problems.ts';
import { boundIn, nameAt } from './form-sheet-options.ts';
import type { FormSheetOptions, FormValues, NameOf } from './form-sheet-options.ts';
import { useLeftFields } from './use-left-fields.ts';
import { isSame } from './use-typed-values.ts';
import type { TypedValues } from './use-typed-values.ts';

/** What the last try was refused for, and what was typed then. */
export type Refused<Values> = { readonly error: unknown; readonly values: Values };

type FieldErrorsOptions<Values extends FormValues, E extends AnyEndpoint | null> = Pick<
  FormSheetOptions<Values, E>,
  'paths' | 'bounds'
> & {
  readonly id: string;
  readonly typed: TypedValues<Values, E>;
  readonly refused: Refused<Values> | null;
};

/** What each field says is wrong with it: what the phone sees, once the person is done with it, or what the server said. */
export function useFieldErrors<Values extends FormValues, E extends AnyEndpoint | null>(
  options: FieldErrorsOptions<Values, E>,
) {
  type Name = NameOf<Values>;
  const { id, typed, refused, paths, bounds } = options;
  const { values, base } = typed;
  const { errors, submitCount } = typed.form.formState;
  const fieldTexts = useFieldTexts();
  const wasLeft = useLeftFields(`${id}-`);

  const refusedTexts: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(
      refused
        ? fieldTexts(refused.error, (path) => boundIn(bounds, refused.values, nameAt(paths, path)))
        : {},
    ).map(([path, text]) => [nameAt(paths, path), text]),
  );
  /** What the server said holds until the field is another one. */
  const refusedTextOf = (name: Name) =>
    refused && isSame(values[name], refused.values[name]) ? refusedTexts[name] : undefined;
  const idOf = (name: Name) => `${id}-${name}`;
  /** Who only passes through an empty field has done nothing wrong. */
  const wasFilled = (name: Name) =>
    wasLeft(idOf(name)) && !(isSame(values[name], '') && isSame(values[name], base.values[name]));
  const ownOf = (name: Name) => {
    const error = errors[name];
    return error && (submitCount > 0 || wasFilled(name) || isShownWhileTyping(error.type))
      ? String(error.message)
      : undefined;
  };
  return {
    idOf,
    errorOf: (name: Name) => ownOf(name) ?? refusedTextOf(name),
    /** Whether a field of the form can show something of what the server said. */
    showsRefused: typed.names.some((name) => refusedTexts[name] !== undefined),
    /** Whether a field that is not one of the form says what is wrong with it, where fields stand in rows. */
    showsErrors: (fieldId: string, text: string): boolean =>
      submitCount > 0 || (text.trim() !== '' && wasLeft(fieldId)),
  };
}
