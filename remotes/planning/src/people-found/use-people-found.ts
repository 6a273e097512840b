import { useOnline, useQuery } from '@callboard/client';
import type { ChoiceSearch } from '@callboard/parts';
import { useState } from 'react';
import { peopleFoundQuery } from '../base/membership-crew.queries.ts';

/** People by what is typed, each with their functions and town; `eager`: some before anything is typed. */
export function usePeopleFound({ eager }: { eager: boolean }): ChoiceSearch {
  const online = useOnline();
  const [asked, setAsked] = useState('');
  const enabled = online && (eager || asked !== '');
  const { data, error, isFetching } = useQuery({ ...peopleFoundQuery(asked), enabled });
  const found = (data?.items ?? []).map(({ id, name, city, functions }) => ({
    id,
    name,
    hint: [...functions, city].filter(Boolean).join(' · '),
  }));
  return { asked, setAsked, error, isFetching, found };
}
