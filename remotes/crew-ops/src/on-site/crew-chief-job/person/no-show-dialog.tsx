import { useOnline } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Dialog } from '@callboard/ui';
import type { CrewRow } from '../crew-list/use-crew-list.ts';
import { useNoShow } from './use-no-show.ts';

/** Asks once, with the name and what follows: the planner is told, and the person's record keeps it. */
export function NoShowDialog({ row, onClose }: { row: CrewRow; onClose: () => void }) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const online = useOnline();
  const { mutate, isPending } = useNoShow(row.crewId, row.name);
  return (
    <Dialog
      open
      decisive
      onClose={onClose}
      title={t('crew-chief-job.noShowTitle', { name: row.name })}
      text={
        <>
          <p>{t('crew-chief-job.noShowText', { time: time(row.plannedFrom, row.timeZone) })}</p>
          {!online && <p>{t('crew-chief-job.needsNetwork')}</p>}
        </>
      }
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('crew-chief-job.keep')}
          </Button>
          <Button
            kind="danger"
            busy={isPending}
            disabled={!online}
            onClick={() => mutate({ params: { id: row.crewItemId }, body: {} }, { onSettled: onClose })}
          >
            {t('crew-chief-job.noShow')}
          </Button>
        </>
      }
    />
  );
}
