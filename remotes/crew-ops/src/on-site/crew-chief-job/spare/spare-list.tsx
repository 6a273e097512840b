import { query, useOnline, useQuery } from '@callboard/client';
import { crewItems, projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater, PersonRow, PresencePill } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Button, List, Section } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { useState } from 'react';
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
      {!mayActivate && <p className={quiet.figures}>{t('crew-chief-job.sparesByPlanner')}</p>}
      <List label={t('crew-chief-job.spares')} state={{ kind: 'full' }}>
        {spares.map((spare) => (
          <PersonRow
            key={spare.crewItemId}
            person={spare}
            about={[spare.functionCaption]}
            trailing={
              mayActivate ? (
                <Button
                  kind="secondary"
                  disabled={!online}
                  busy={activate.isPending && activate.variables?.params.id === spare.crewItemId}
                  onClick={() => activate.mutate({ params: { id: spare.crewItemId }, body: {} })}
                >
                  {t('crew-chief-job.activate')}
                </Button>
              ) : (
                <PresencePill presence={spare.presence} />
              )
            }
          />
        ))}
      </List>
      {inDoubt && <ActivateSheet crewId={crewId} spare={inDoubt} onClose={close} onMissing={close} />}
    </Section>
  );
}
