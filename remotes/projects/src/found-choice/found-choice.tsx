import { useOnline, useQuery } from '@callboard/client';
import { FoundChoice } from '@callboard/parts';
import { useState } from 'react';
import { leadersFoundQuery, locationsFoundQuery } from '../projects.queries.ts';

/** Who or what was found by its name. */
export type Chosen = { readonly id: string; readonly name: string } | null;

type ChoiceProps = {
  field: { id: string; label: string; error: string | undefined };
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  hint?: string | undefined;
};

/** Somebody of the office, found by name. */
export function LeaderChoice({ onChosen, ...props }: ChoiceProps) {
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({ ...leadersFoundQuery(asked), enabled: useOnline() });
  const found = (data?.items ?? []).map(({ contactNumber, ...one }) => ({ ...one, hint: contactNumber }));
  const search = { asked, setAsked, error, isFetching, found };
  return <FoundChoice {...props} onChosen={(one) => onChosen(named(one))} search={search} />;
}

/** A place of work, found by name, street or city. */
export function LocationChoice({ onChosen, ...props }: ChoiceProps) {
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({ ...locationsFoundQuery(asked), enabled: useOnline() });
  const found = (data?.items ?? []).map(({ id, name, street, city }) => ({
    id,
    name,
    hint: [street, city].filter(Boolean).join(', '),
  }));
  const search = { asked, setAsked, error, isFetching, found };
  return <FoundChoice {...props} onChosen={(one) => onChosen(named(one))} search={search} />;
}

const named = (one: Chosen): Chosen => one && { id: one.id, name: one.name };
