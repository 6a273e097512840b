import { useOnline, query, useQuery } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { ChoiceSearch } from '@callboard/parts';
import { useState } from 'react';

const shortest = 2;

/** Those who may sign instead, by what is typed of their names. */
export function useDelegatesFound(id: string): ChoiceSearch {
  const online = useOnline();
  const [asked, setAsked] = useState('');
  const wanted = query(documents.delegates, {
    params: { id },
    query: { q: asked.padEnd(shortest), limit: 20 },
  });
  const { data, error, isFetching } = useQuery({ ...wanted, enabled: online && asked.length >= shortest });
  return { asked, setAsked, error, isFetching, found: data?.items ?? [] };
}
