import { useOnline, useQuery } from '@callboard/client';
import type { ProjectCrewItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, Sheet, TextField } from '@callboard/ui';
import { useState } from 'react';
import { ConflictList } from '../../crew/crew-positions/conflict-list.tsx';
import { conflictsQuery } from '../../crew/crew-positions/crew-positions.queries.ts';
import styles from './crew-chief-job.module.css';
import { useForceSpare } from './use-activate-spare.ts';

type ActivateSheetProps = { crewId: string; spare: ProjectCrewItem; onClose: () => void };

/** What speaks against somebody who is called in, and the reason to do it all the same. */
export function ActivateSheet({ crewId, spare, onClose }: ActivateSheetProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const [reason, setReason] = useState('');
  const { crewItemId: itemId, personId, name } = spare;
  const { data, error, isFetching } = useQuery(conflictsQuery({ itemId, personId: personId ?? '' }));
  const { mutate, isPending } = useForceSpare(crewId, onClose);
  const stopped = data !== undefined && !data.possible;
  const never = stopped && !data.forceable;
  const ready = data?.possible === true || (stopped && !never && reason.trim() !== '');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('crew-chief-job.activateNow', { name })}
      subtitle={stopped ? t(`crew-chief-job.${never ? 'activateNever' : 'activateStopped'}`) : undefined}
      actions={
        <Button
          wide
          busy={isPending}
          disabled={!online || !ready}
          onClick={() =>
            mutate({
              params: { id: itemId },
              body: { action: 'activate', ...(stopped && { force: true, reason: reason.trim() }) },
            })
          }
        >
          {t('crew-chief-job.activate')}
        </Button>
      }
    >
      <div className={styles.form}>
        <ConflictList name={name} found={data} failed={error !== null} busy={isFetching} />
        {stopped && !never && (
          <TextField
            label={t('crew-positions.reason')}
            hint={t('crew-positions.reasonHint', { name })}
            maxLength={200}
            value={reason}
            onValue={setReason}
            required
          />
        )}
        {!online && <p>{t('crew-chief-job.needsNetwork')}</p>}
      </div>
    </Sheet>
  );
}
