import { useQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FilterChips, ListDetailPage, useList } from '@callboard/parts';
import { Info } from 'lucide-react';
import { informationQuery } from './crew-info.queries.ts';
import { InfoEntry } from './info-entry.tsx';
import { infoKinds, infoLooks } from './info-look.ts';
import { InfoRow } from './info-row.tsx';

/** What the crew should know: a list by category, and one of them beside it or over it. */
export function Component() {
  const t = useWords('crew-ops');
  const [{ kind, q = '' }, change] = useSearch();
  const list = useList(useQuery(informationQuery(q)));
  const kinds = infoKinds.filter((one) => list.rows?.some((row) => row.kind === one));
  const chosen = kinds.find((one) => one === kind);
  return (
    <ListDetailPage
      title={t('crew-info.title')}
      list={{ ...list, rows: list.rows?.filter((row) => !chosen || row.kind === chosen) }}
      keyOf={({ id }) => id}
      row={(row, { current }) => (
        <InfoRow row={row} current={current} onOpen={() => change({ entry: row.id })} />
      )}
      search={{
        label: t('crew-info.search'),
        found: (count) => ({ shown: t('crew-info.found', { count }) }),
        notFound: () => ({ title: t('crew-info.noneFound', { q }), text: t('crew-info.noneFoundText') }),
      }}
      filters={
        <FilterChips
          label={t('crew-info.categories')}
          name="kind"
          all={{ label: t('crew-info.all') }}
          choices={kinds.map((id) => ({ id, icon: infoLooks[id].icon, label: t(`crew-info.kinds.${id}`) }))}
        />
      }
      empty={{ icon: Info, title: t('crew-info.none'), text: t('crew-info.noneText') }}
      detail={{
        name: 'entry',
        label: t('crew-info.entry'),
        show: (id) => <InfoEntry id={id} />,
        choose: { icon: Info, title: t('crew-info.choose') },
      }}
    />
  );
}
