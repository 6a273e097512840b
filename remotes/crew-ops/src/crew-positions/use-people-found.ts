import { useQuery } from '@callboard/client';
import { useSearchText } from '@callboard/feature';
import { useState } from 'react';
import { peopleQuery } from './crew-positions.queries.ts';

/** People by what is typed; what was found stays until the next answer. */
export function usePeopleFound() {
  const [asked, setAsked] = useState('');
  const { text, type } = useSearchText(asked, setAsked);
  const { data, error, isFetching } = useQuery(peopleQuery(asked));
  const people = (data?.items ?? []).flatMap(({ personId, name, role }) =>
    personId ? [{ value: personId, label: name, hint: role || undefined }] : [],
  );
  return {
    people,
    /** How many match beyond those. */
    more: data ? data.total - data.items.length : 0,
    error,
    busy: isFetching || text.trim() !== asked,
    onSearch: type,
  };
}
