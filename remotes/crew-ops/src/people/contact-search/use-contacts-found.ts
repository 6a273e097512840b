import { query, useQuery } from '@callboard/client';
import { contacts } from '@callboard/contract';
import type { QueryInputOf } from '@callboard/contract';
import { useSearchText } from '@callboard/feature';
import type { ComboBoxProps } from '@callboard/ui';
import { useState } from 'react';

type Kind = NonNullable<QueryInputOf<typeof contacts.contacts>['kind']>;
type Options = ComboBoxProps['options'];

const aFew = { limit: 20, page: 1 };
const contactsQuery = (kind: Kind, q: string) =>
  query(
    contacts.contacts,
    { query: { ...aFew, kind, ...(q && { q }) } },
    { placeholderData: (before) => before },
  );

/** Contacts of a kind by what is typed; what was found stays until the next answer. */
export function useContactsFound(kind: Kind) {
  const [asked, setAsked] = useState('');
  const { text, type } = useSearchText(asked, setAsked);
  const { data, error, isFetching } = useQuery(contactsQuery(kind, asked));
  return {
    found: data?.items ?? [],
    /** How many match beyond those. */
    more: data ? data.total - data.items.length : 0,
    error,
    busy: isFetching || text.trim() !== asked,
    onSearch: type,
  };
}

/** Whoever is chosen stays, whatever else is typed. */
export const withChosen = (options: Options, chosen: Options[number]): Options =>
  chosen.value === '' || options.some(({ value }) => value === chosen.value) ? options : [chosen, ...options];
