import { useFormat, useWords } from '@callboard/i18n';
import { PaperDialog } from '@callboard/parts';

type SignOffDialogProps = {
  crewName: string;
  people: number;
  minutes: number;
  corrected: number;
  busy: boolean;
  onClose: () => void;
  onSignOff: () => void;
};

/** Says what a signature of the chief locks, before it does. */
export function SignOffDialog(props: SignOffDialogProps) {
  const { crewName, people, minutes, corrected, busy, onClose, onSignOff } = props;
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  return (
    <PaperDialog
      onClose={onClose}
      decisive
      title={t('sign-off.question', { crew: crewName })}
      text={
        <>
          <p>
            {t('sign-off.sum', { count: people, hours: duration(minutes, { signed: false }) })}{' '}
            {corrected > 0 && t('sign-off.correctedCount', { count: corrected })}
          </p>
          <p>{t('sign-off.locks')}</p>
          <p>{t('sign-off.clientLocks')}</p>
        </>
      }
      verb={t('sign-off.signOff')}
      busy={busy}
      onConfirm={onSignOff}
    />
  );
}
