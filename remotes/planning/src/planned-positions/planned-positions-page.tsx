import { todayHere, useInfiniteQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListPage, useInfiniteList } from '@callboard/parts';
import { Chip, ChipRow } from '@callboard/ui';
import { CalendarX } from 'lucide-react';
import { plannedPositionsQuery } from './planned-positions.queries.ts';
import { PositionRow } from './position-row.tsx';

const rowHeight = 104;

/** Who works for the client when, day by day. */
export function Component() {
  const t = useWords('planning');
  const today = todayHere();
  const [{ q = '', days }, change] = useSearch();
  // Without a day the server begins one month back.
  const from = days === 'ahead' ? today : undefined;
  const list = useInfiniteList(useInfiniteQuery(plannedPositionsQuery({ from, q })));
  return (
    <ListPage
      title={t('planned-positions.title')}
      list={list}
      keyOf={({ id }) => id}
      rowHeight={rowHeight}
      row={(item) => <PositionRow item={item} />}
      refresh
      search={{
        label: t('planned-positions.search'),
        placeholder: t('planned-positions.searchHint'),
        found: (count) => ({ shown: String(count), spoken: t('planned-positions.found', { count }) }),
        notFound: (sought) => ({
          title: t('planned-positions.noHitsTitle', { q: sought }),
          text: t('planned-positions.noHitsText'),
        }),
      }}
      filters={
        <ChipRow label={t('planned-positions.days')}>
          <Chip
            label={t('planned-positions.monthBack')}
            selected={from === undefined}
            onClick={() => change({ days: null })}
          />
          <Chip
            label={t('planned-positions.ahead')}
            selected={from !== undefined}
            onClick={() => change({ days: 'ahead' })}
          />
        </ChipRow>
      }
      empty={{
        icon: CalendarX,
        title: t('planned-positions.emptyTitle'),
        text: t('planned-positions.emptyText'),
      }}
    />
  );
}
