import type { BlockDate } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Dialog } from '@callboard/ui';
import { JobsOnDays } from '../days/jobs-on-days.tsx';
import { useSpanText } from '../days/use-span-text.ts';
import { useUnblockDate } from './use-unblock-date.ts';

/** Asks before a blocked date goes; with a confirmed job on it, it says so. */
export function UnblockDialog({ block, onClose }: { block: BlockDate; onClose: () => void }) {
  const t = useWords('crew-ops');
  const spanText = useSpanText();
  const unblock = useUnblockDate();
  const { id, version, from, to, confirmedJobs } = block;
  const sure = async () => {
    if (await unblock({ params: { id }, version })) onClose();
  };
  return (
    <Dialog
      open
      decisive
      onClose={onClose}
      title={t('personal-calendar.unblock.title', { days: spanText(from, to) })}
      text={t('personal-calendar.unblock.text')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('personal-calendar.unblock.keep')}
          </Button>
          <Button kind="danger" onClick={() => void sure()}>
            {t('personal-calendar.unblock.submit')}
          </Button>
        </>
      }
    >
      {confirmedJobs.length > 0 && (
        <Banner
          kind="warning"
          title={t('personal-calendar.unblock.confirmed')}
          text={<JobsOnDays jobs={confirmedJobs} />}
        />
      )}
    </Dialog>
  );
}
