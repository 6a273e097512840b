import { useInfiniteQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FilterChips, ListDetailPage, useInfiniteList } from '@callboard/parts';
import { Gauge } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { OnePlusCrew } from '../plus-crew/one-plus-crew.tsx';
import { plusCrewsQuery } from '../base/plus-crews.queries.ts';
import { PlusCrewRow } from './plus-crew-row.tsx';

/** Before a row is measured: three lines. */
const rowHeight = 92;
const activeOf: Readonly<Record<string, 'true' | 'false'>> = { active: 'true', inactive: 'false' };

/** Plus crews with what their bonus comes to so far, and what it will likely be. */
export function Component() {
  const t = useWords('plus-crews');
  const [{ show }] = useSearch();
  const list = useInfiniteList(useInfiniteQuery(plusCrewsQuery({ active: activeOf[show ?? ''] })));
  return (
    <ListDetailPage
      title={t('plus-crews.title')}
      list={list}
      keyOf={({ number }) => number}
      row={(row, link) => <PlusCrewRow row={row} {...link} />}
      rowHeight={rowHeight}
      filters={
        <FilterChips
          label={t('plus-crews.filter')}
          name="show"
          all={{ label: t('plus-crews.all') }}
          choices={[
            { id: 'active', label: t('plus-crews.active') },
            { id: 'inactive', label: t('plus-crews.inactive') },
          ]}
        />
      }
      empty={{ icon: Gauge, title: t('plus-crews.emptyTitle'), text: t('plus-crews.emptyText') }}
      detail={{
        name: 'crew',
        label: t('plus-crew.title'),
        at: (number) => paths.plusCrew.to({ number }),
        show: (number) => <OnePlusCrew number={number} />,
        choose: { icon: Gauge, title: t('plus-crews.choose') },
      }}
    />
  );
}
