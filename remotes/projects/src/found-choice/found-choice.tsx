import { useOnline, useQuery } from '@callboard/client';
import { searchTerms, searchText } from '@callboard/domain';
import { useErrorText, useSearchText } from '@callboard/feature';
import { ComboBox } from '@callboard/ui';
import { useState } from 'react';
import { leadersFoundQuery, locationsFoundQuery } from '../projects.queries.ts';

/** Who or what was found by its name. */
export type Chosen = { readonly id: string; readonly name: string } | null;

type FoundChoiceProps = {
  field: { id: string; label: string; error: string | undefined };
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  hint?: string | undefined;
};
type Found = { readonly id: string; readonly name: string; readonly hint: string };

/** Somebody of the office, found by name. */
export function LeaderChoice(props: FoundChoiceProps) {
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({ ...leadersFoundQuery(asked), enabled: useOnline() });
  const found = (data?.items ?? []).map(({ contactNumber, ...one }) => ({ ...one, hint: contactNumber }));
  return <FoundChoice {...props} search={{ asked, setAsked, error, isFetching, found }} />;
}

/** A place of work, found by name, street or city. */
export function LocationChoice(props: FoundChoiceProps) {
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({ ...locationsFoundQuery(asked), enabled: useOnline() });
  const found = (data?.items ?? []).map(({ id, name, street, city }) => ({
    id,
    name,
    hint: [street, city].filter(Boolean).join(', '),
  }));
  return <FoundChoice {...props} search={{ asked, setAsked, error, isFetching, found }} />;
}

type Search = {
  asked: string;
  setAsked: (asked: string) => void;
  error: unknown;
  isFetching: boolean;
  found: readonly Found[];
};

/** What is chosen stays a choice, whatever else is typed; an emptied field chooses nothing. */
function FoundChoice({ field, chosen, onChosen, hint, search }: FoundChoiceProps & { search: Search }) {
  const errorText = useErrorText();
  const { asked, setAsked, error, isFetching, found } = search;
  const { text, type } = useSearchText(asked, setAsked);
  // What was found before is narrowed at once: whoever types on and takes the first one gets whom they typed.
  const terms = searchTerms(text);
  const fits = found.filter((one) => {
    const words = searchText(`${one.name} ${one.hint}`);
    return terms.every((term) => words.includes(term));
  });
  const isListed = chosen === null || fits.some(({ id }) => id === chosen.id);
  const all = isListed || terms.length > 0 ? fits : [{ ...chosen, hint: '' }, ...fits];
  // The name of what is chosen is no search for others.
  const onSearch = (typed: string) => type(typed === chosen?.name ? '' : typed);
  return (
    <ComboBox
      id={field.id}
      label={field.label}
      hint={hint}
      error={field.error ?? (error && found.length === 0 ? errorText(error).title : undefined)}
      options={all.map((one) => ({ value: one.id, label: one.name, hint: one.hint || undefined }))}
      value={chosen?.id ?? ''}
      onValue={(value) => {
        const one = all.find(({ id }) => id === value);
        onChosen(one ? { id: one.id, name: one.name } : null);
      }}
      onSearch={onSearch}
      busy={isFetching || text.trim() !== asked}
    />
  );
}
