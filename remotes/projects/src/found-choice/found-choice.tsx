import { useOnline, useQuery } from '@callboard/client';
import type { ContactRow, Location } from '@callboard/contract';
import { FoundChoice } from '@callboard/parts';
import { useState } from 'react';
import {
  companyPeopleQuery,
  contactsFoundQuery,
  leadersFoundQuery,
  locationsFoundQuery,
} from '../base/projects.queries.ts';

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

type LocationChoiceProps = Omit<ChoiceProps, 'onChosen'> & {
  /** With all that is known of the place, where it was found just now. */
  onChosen: (chosen: Chosen, place: Location | undefined) => void;
  onTyped?: (text: string) => void;
};

/** A place of work, found by name, street or city. */
export function LocationChoice({ onChosen, ...props }: LocationChoiceProps) {
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({ ...locationsFoundQuery(asked), enabled: useOnline() });
  const places = data?.items ?? [];
  const found = places.map(({ id, name, street, city }) => ({
    id,
    name,
    hint: [street, city].filter(Boolean).join(', '),
  }));
  const search = { asked, setAsked, error, isFetching, found };
  const choose = (one: Chosen) =>
    onChosen(
      named(one),
      places.find(({ id }) => id === one?.id),
    );
  return <FoundChoice {...props} onChosen={choose} search={search} />;
}

/** Whom to ask on site: people of the client are offered first, everybody else is found by name. */
export function ContactChoice({
  companyId,
  onChosen,
  ...props
}: ChoiceProps & { companyId: string | undefined }) {
  const [asked, setAsked] = useState('');
  const online = useOnline();
  const { data, error, isFetching } = useQuery({ ...contactsFoundQuery(asked), enabled: online });
  const ofClient = useQuery({
    ...companyPeopleQuery(companyId ?? ''),
    enabled: online && companyId !== undefined,
  }).data?.items;
  const found = choicesOf(data?.items ?? []);
  const search = { asked, setAsked, error, isFetching, found };
  return (
    <FoundChoice
      {...props}
      {...(ofClient && ofClient.length > 0 && { near: choicesOf(ofClient) })}
      onChosen={(one) => onChosen(named(one))}
      search={search}
    />
  );
}

const choicesOf = (contacts: readonly ContactRow[]) =>
  contacts
    .filter(({ kind }) => kind !== 'company')
    .map(({ id, name, role, company }) => ({
      id,
      name,
      hint: [role, company?.name].filter(Boolean).join(' · '),
    }));

const named = (one: Chosen): Chosen => one && { id: one.id, name: one.name };
