import { query, useOnline, useQuery } from '@callboard/client';
import { catalogue, persons } from '@callboard/contract';
import type { ChoiceSearch } from '@callboard/parts';
import { useState } from 'react';
import { readable } from './readable.ts';

export const documentTypesQuery = query(
  catalogue.documentTypes,
  { query: { limit: 200, page: 1 } },
  readable,
);

/** Everybody of the tenant who can sign, by what is typed of their names. */
export function useSignersFound(): ChoiceSearch {
  const online = useOnline();
  const [asked, setAsked] = useState('');
  const wanted = query(persons.persons, {
    query: { limit: 20, page: 1, active: 'true', ...(asked && { q: asked }) },
  });
  const { data, error, isFetching } = useQuery({
    ...wanted,
    placeholderData: (before) => before,
    enabled: online,
  });
  const found = (data?.items ?? []).map(({ id, name, city, functions }) => ({
    id,
    name,
    hint: [...functions, city].filter(Boolean).join(' · '),
  }));
  return { asked, setAsked, error, isFetching, found };
}
