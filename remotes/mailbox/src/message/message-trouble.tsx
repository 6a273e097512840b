import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { Link, useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, FailedState, buttonClass } from '@callboard/ui';
import { MailX, WifiOff } from 'lucide-react';
import { paths } from '../paths.ts';

type MessageTroubleProps = { error: CallError; onRetry: () => void };

/** Why a message is not there, and the one thing that helps. */
export function MessageTrouble({ error, onRetry }: MessageTroubleProps) {
  const t = useWords('mailbox');
  const online = useOnline();
  const errorText = useErrorText();
  if (error.code === 'not_found') {
    const toMailbox = (
      <Link to={paths.messageList.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('message.toMailbox')}
      </Link>
    );
    return (
      <FailedState
        icon={MailX}
        title={t('message.notFoundTitle')}
        text={t('message.notFoundText')}
        action={toMailbox}
      />
    );
  }
  const retry = (
    <Button kind="secondary" onClick={onRetry}>
      {t('message.tryAgain')}
    </Button>
  );
  if (error.code === 'offline' && !online) {
    return (
      <FailedState
        icon={WifiOff}
        title={t('message.notKeptTitle')}
        text={t('message.notKeptText')}
        action={retry}
      />
    );
  }
  return <FailedState {...errorText(error)} action={retry} />;
}
