import type { Waiting } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { searchIn } from '@callboard/domain';
import { Link } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { EmptyState, Faces, List, SearchField, buttonClass } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { onSiteEntity } from '../check/on-site-entity.ts';
import { paths } from '../../base/paths.ts';
import styles from './crew-chief-job.module.css';
import { CrewCounts } from './crew-counts.tsx';
import { CrewRow } from './crew-row.tsx';
import { NoShowDialog } from './person/no-show-dialog.tsx';
import { PersonSheet } from './person/person-sheet.tsx';
import type { CrewStep } from './crew-list/use-crew-steps.ts';
import type { CrewList, CrewRow as Row } from './crew-list/use-crew-list.ts';
import { useLateFirst } from './crew-list/use-late-first.ts';

type CrewRowsProps = {
  read: Read<CrewList>;
  waiting: readonly Waiting[];
  now: number;
  crew: ProjectCrew | null;
  asPlanner: boolean;
};
type Opened = { readonly id: string; readonly begun: CrewStep | null };

/** From so many people on a name is found faster by typing. */
const manyPeople = 15;

/** The crew, one row a person, who is late first, and what opens from a row. */
export function CrewRows({ read, waiting, now, crew, asPlanner }: CrewRowsProps) {
  const t = useWords('crew-ops');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [absent, setAbsent] = useState<string | null>(null);
  const [q, setQ] = useState('');
  const ordered = useLateFirst(read.kind === 'there' ? read.data.items : [], now);
  const found = searchIn(ordered, q, ({ name, functionCaption }) => `${name} ${functionCaption}`);
  const leads = crew?.may.lead ?? false;
  const mine = new Set(crew?.mine.map(({ crewItemId }) => crewItemId));
  const waitingFor = ({ crewItemId }: Row) =>
    waiting.filter(({ entity }) => entity === onSiteEntity(crewItemId));
  const propsOf = (row: Row) => ({ row, now, own: mine.has(row.crewItemId), leads, asPlanner });
  const label = t('crew-chief-job.label');
  const missing = {
    title: t('crew-chief-job.missingTitle'),
    text: t('crew-chief-job.missingText'),
    action: crew && (
      <Link to={paths.crew.to({ id: crew.id })} className={buttonClass({ kind: 'secondary' })}>
        {t('crew-chief-job.toCrew')}
      </Link>
    ),
  };
  return (
    <Faces
      read={read}
      loading={<List label={label} state={{ kind: 'loading', rows: 6 }} />}
      missing={missing}
    >
      {({ items }) => {
        const row = items.find(({ crewItemId }) => crewItemId === opened?.id);
        const gone = items.find(({ crewItemId }) => crewItemId === absent);
        if (items.length === 0)
          return (
            <EmptyState
              icon={Users}
              title={t('crew-chief-job.emptyTitle')}
              text={t('crew-chief-job.emptyText')}
            />
          );
        return (
          <>
            <CrewCounts rows={items} now={now} />
            {items.length > manyPeople && (
              <CrewSearch q={q} onSearch={setQ} shown={found.length} total={items.length} />
            )}
            {found.length === 0 && <p className={quiet.figures}>{t('crew-chief-job.nobody')}</p>}
            <ul aria-label={label} className={styles.list}>
              {found.map((item) => (
                <CrewRow
                  key={item.crewItemId}
                  {...propsOf(item)}
                  waiting={waitingFor(item).at(-1)}
                  onMore={(of) => setOpened({ id: item.crewItemId, begun: of === 'in' ? 'in' : null })}
                />
              ))}
            </ul>
            {leads && <p className={quiet.figures}>{t('crew-chief-job.hint')}</p>}
            {row && (
              <PersonSheet
                key={row.crewItemId}
                {...propsOf(row)}
                waiting={waitingFor(row)}
                begun={opened?.begun ?? null}
                onNoShow={() => {
                  setOpened(null);
                  setAbsent(row.crewItemId);
                }}
                onClose={() => setOpened(null)}
              />
            )}
            {gone && <NoShowDialog row={gone} onClose={() => setAbsent(null)} />}
          </>
        );
      }}
    </Faces>
  );
}

type CrewSearchProps = { q: string; onSearch: (q: string) => void; shown: number; total: number };

function CrewSearch({ q, onSearch, shown, total }: CrewSearchProps) {
  const t = useWords('crew-ops');
  return (
    <SearchField
      label={t('crew-chief-job.search')}
      value={q}
      onValue={onSearch}
      summary={q.trim() ? t('crew-chief-job.found', { shown, total }) : undefined}
    />
  );
}
