import { searchIn, searchTerms } from '@callboard/domain';
import { useErrorText, useSearchText } from '@callboard/feature';
import { ComboBox } from '@callboard/ui';

/** Who or what can be found by its name. */
export type Choice = { readonly id: string; readonly name: string; readonly hint?: string };

/** What the server found for what was asked last. */
export type ChoiceSearch = {
  asked: string;
  setAsked: (asked: string) => void;
  error: unknown;
  isFetching: boolean;
  found: readonly Choice[];
};

export type FoundChoiceProps = {
  field: { id?: string; label: string; error?: string | undefined };
  chosen: Choice | null;
  onChosen: (chosen: Choice | null) => void;
  search: ChoiceSearch;
  /** With what is typed, as long as that is not what is chosen. */
  onTyped?: ((text: string) => void) | undefined;
  /** Offered before anything is typed, instead of what was found. */
  near?: readonly Choice[];
  hint?: string | undefined;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

/** What is chosen stays a choice, whatever else is typed; an emptied field chooses nothing. */
export function FoundChoice(props: FoundChoiceProps) {
  const { field, chosen, onChosen, search, onTyped, near, hint, placeholder, required, disabled } = props;
  const errorText = useErrorText();
  const { asked, setAsked, error, isFetching, found } = search;
  const { text, type } = useSearchText(asked, setAsked);
  const typed = searchTerms(text).length > 0;
  // What was found before is narrowed at once: whoever types on and takes the first one gets whom they typed.
  const fits = choicesFor(text, offered(near, found, typed));
  const isListed = chosen === null || fits.some(({ id }) => id === chosen.id);
  const all = isListed || typed ? fits : [chosen, ...fits];
  // The name of what is chosen is no search for others.
  const onSearch = (next: string) => {
    const isChosen = next === chosen?.name;
    type(isChosen ? '' : next);
    if (!isChosen) onTyped?.(next);
  };
  return (
    <ComboBox
      id={field.id}
      label={field.label}
      hint={hint}
      placeholder={placeholder}
      required={required}
      disabled={disabled}
      error={field.error ?? (error && found.length === 0 ? errorText(error).title : undefined)}
      options={all.map((one) => ({ value: one.id, label: one.name, hint: one.hint || undefined }))}
      value={chosen?.id ?? ''}
      onValue={(value) => onChosen(all.find(({ id }) => id === value) ?? null)}
      onSearch={onSearch}
      busy={isFetching || text.trim() !== asked}
    />
  );
}

function offered(near: readonly Choice[] | undefined, found: readonly Choice[], typed: boolean) {
  if (!near) return found;
  return typed ? [...near, ...found.filter(({ id }) => !near.some((one) => one.id === id))] : near;
}

/** Those whose name or hint has all words, whatever their accents; first those whose name alone has them. */
function choicesFor(text: string, choices: readonly Choice[]): readonly Choice[] {
  const fits = searchIn(choices, text, ({ name, hint = '' }) => `${name} ${hint}`);
  const named = new Set(searchIn(fits, text, ({ name }) => name));
  return [...named, ...fits.filter((choice) => !named.has(choice))];
}
