import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, EmptyState, Faces, List } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { projectCrewsQuery } from '../projects.queries.ts';
import styles from '../project/project.module.css';
import { CrewRow } from './crew-row.tsx';
import { splitByDay } from './split-by-day.ts';

/** Crews from today on; those of before come when they are asked for. */
export function ProjectCrews({ number }: { number: string }) {
  const t = useWords('projects');
  const { isoDay } = useFormat();
  const [past, showPast] = useState(false);
  const read = useRead(useQuery(projectCrewsQuery(number)));
  const loading = <List label={t('project.crews')} state={{ kind: 'loading', rows: 3 }} />;
  return (
    <div className={styles.part}>
      <Faces read={read} loading={loading}>
        {({ items }) => {
          if (items.length === 0)
            return <EmptyState icon={UsersRound} title={t('crews.empty')} text={t('crews.emptyText')} />;
          const { before, ahead } = splitByDay(items, isoDay(new Date()));
          const isPastShown = past || ahead.length === 0;
          return (
            <>
              {isPastShown && before.length > 0 && (
                <List label={t('crews.past')} state={{ kind: 'full' }}>
                  {before.map((crew) => (
                    <CrewRow key={crew.id} crew={crew} />
                  ))}
                </List>
              )}
              {!isPastShown && before.length > 0 && (
                <Button kind="quiet" onClick={() => showPast(true)}>
                  {t('crews.showPast', { figure: before.length })}
                </Button>
              )}
              {ahead.length > 0 && (
                <List label={t('crews.ahead')} state={{ kind: 'full' }}>
                  {ahead.map((crew) => (
                    <CrewRow key={crew.id} crew={crew} />
                  ))}
                </List>
              )}
            </>
          );
        }}
      </Faces>
    </div>
  );
}
