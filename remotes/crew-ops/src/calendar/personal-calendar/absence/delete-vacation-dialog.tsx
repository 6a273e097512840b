import { useOnline } from '@callboard/client';
import type { Absence } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Dialog } from '@callboard/ui';
import { useDeleteVacation } from './use-delete-vacation.ts';
import { useSpanText } from '../days/use-span-text.ts';

/** Withdraws what waits; asks to cancel what is approved. */
export function DeleteVacationDialog({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const spanText = useSpanText();
  const { mutate, isPending } = useDeleteVacation();
  const { id, version, from, to, may } = absence;
  const way = may.withdraw ? 'withdraw' : 'cancel';
  return (
    <Dialog
      open
      decisive
      onClose={onClose}
      title={t(`personal-calendar.${way}.title`, { days: spanText(from, to) })}
      text={t(`personal-calendar.${way}.text`)}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('personal-calendar.vacation.keep')}
          </Button>
          <Button
            kind={way === 'withdraw' ? 'danger' : 'primary'}
            busy={isPending}
            disabled={!online}
            onClick={() => mutate({ params: { id }, version }, { onSettled: onClose })}
          >
            {t(`personal-calendar.${way}.submit`)}
          </Button>
        </>
      }
    >
      {!online && <Banner kind="warning" title={t('personal-calendar.offline')} />}
    </Dialog>
  );
}
