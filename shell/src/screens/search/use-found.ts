import { useEffect, useState } from 'react';
import { query, useOnline, useQuery } from '@callboard/client';
import { search, searchKinds } from '@callboard/contract';
import type { SearchGroup, SearchKind } from '@callboard/contract';
import { searchIn } from '@callboard/domain';
import { useEntryLabel } from '../side-menu/menu-entry-face.tsx';
import { useMenu } from '../side-menu/use-menu.ts';
import { foundOf } from './found.ts';
import type { AddressOf, Found, FoundGroup } from './found.ts';
import { findKept } from './kept-hits.ts';

const pauseMs = 150;
/** The server looks for two letters and more. */
const least = 2;

const searchQuery = (q: string) =>
  query(search.search, { query: { q } }, { staleTime: 30_000, placeholderData: (before) => before });

/** What stands in the field once nobody types for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

/** Pages of the menu whose name has what is searched for. */
function useScreens(q: string): FoundGroup[] {
  const { menu } = useMenu();
  const label = useEntryLabel();
  const screens = menu.map((entry): Found => {
    const title = label(entry);
    return { key: `screen${entry.to}`, kind: 'screen', title, text: '', day: null, to: entry.to };
  });
  const items = q === '' ? [] : searchIn(screens, q, ({ title }) => title);
  return items.length === 0 ? [] : [{ kind: 'screen', items, total: items.length }];
}

const isKnown = (kind: string): kind is SearchKind => (searchKinds as readonly string[]).includes(kind);

export type FoundNow = {
  /** What it was found for. */
  readonly q: string;
  readonly groups: readonly FoundGroup[];
  /** `kept`: what this phone keeps, as there is no network; `failed`: the same, as the server did not answer. */
  readonly from: 'server' | 'kept' | 'failed';
  readonly busy: boolean;
  readonly again: () => void;
};

export function useFound(text: string, addressOf: AddressOf): FoundNow {
  const online = useOnline();
  const q = useSettled(text.trim());
  const asks = q.length >= least;
  const { data, isError, isFetching, refetch } = useQuery({ ...searchQuery(q), enabled: asks && online });
  const screens = useScreens(q);
  const from = !online ? 'kept' : isError ? 'failed' : 'server';
  const groups: readonly SearchGroup[] = !asks ? [] : from === 'server' ? (data?.groups ?? []) : findKept(q);
  const things = groups.flatMap(({ kind, items, total }) => {
    const found = isKnown(kind) ? foundOf(kind, { items, total }, addressOf) : null;
    return found && found.items.length > 0 ? [found] : [];
  });
  return {
    q,
    groups: [...screens, ...things],
    from,
    busy: text.trim() !== q || (asks && online && isFetching),
    again: () => void refetch(),
  };
}
