import { query, useOnline, useQuery } from '@callboard/client';
import { crewItems, projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Avatar, Button, List, ListRow, Section } from '@callboard/ui';
import { useState } from 'react';
import { JobStatusPill } from '../../jobs/job-status/job-status-pill.tsx';
import styles from './crew-chief-job.module.css';
import { useActivateSpare } from './use-activate-spare.ts';

const itemsQuery = (id: string) =>
  query(projectCrews.projectCrewItems, { params: { id }, query: { limit: 1000, page: 1 } });

const ActivateSheet = openedLater(async () => (await import('./activate-sheet.tsx')).ActivateSheet);

/** Who stands by, and the way to call them in. */
export function SpareList({ crewId }: { crewId: string }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const mayActivate = useMay(crewItems.activate.allow);
  const { data } = useQuery(itemsQuery(crewId));
  const [stopped, setStopped] = useState<string | null>(null);
  const close = () => setStopped(null);
  const activate = useActivateSpare(crewId, setStopped);
  const spares = data?.items.filter(({ status }) => status === 'spare') ?? [];
  const inDoubt = spares.find(({ crewItemId }) => crewItemId === stopped);
  if (spares.length === 0) return null;
  return (
    <Section title={t('crew-chief-job.spares')} count={spares.length}>
      {!mayActivate && <p className={styles.hint}>{t('crew-chief-job.sparesByPlanner')}</p>}
      <List label={t('crew-chief-job.spares')} state={{ kind: 'full' }}>
        {spares.map(({ crewItemId, name, pictureUrl, functionCaption }) => (
          <ListRow
            key={crewItemId}
            leading={<Avatar name={name} src={pictureUrl ?? undefined} />}
            title={name}
            subtitle={functionCaption}
            trailing={
              mayActivate ? (
                <Button
                  kind="secondary"
                  disabled={!online}
                  busy={activate.isPending && activate.variables?.params.id === crewItemId}
                  onClick={() => activate.mutate({ params: { id: crewItemId }, body: {} })}
                >
                  {t('crew-chief-job.activate')}
                </Button>
              ) : (
                <JobStatusPill status="spare" />
              )
            }
          />
        ))}
      </List>
      {inDoubt && <ActivateSheet crewId={crewId} spare={inDoubt} onClose={close} onMissing={close} />}
    </Section>
  );
}
