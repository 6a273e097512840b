import type { CallError } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, FailedState } from '@callboard/ui';
import { Link2Off } from 'lucide-react';

/** What the API answers to a link that is not one of its own. */
const unknown: readonly string[] = ['not_found', 'link_used', 'invalid', 'bad_request'];

type UnsubscribeTroubleProps = { error: CallError; onRetry: () => void };

export function UnsubscribeTrouble({ error, onRetry }: UnsubscribeTroubleProps) {
  const t = useWords('mailbox');
  const errorText = useErrorText();
  if (unknown.includes(error.code)) {
    return (
      <FailedState
        icon={Link2Off}
        title={t('unsubscribe.unknownTitle')}
        text={t('unsubscribe.unknownText')}
      />
    );
  }
  const retry = (
    <Button kind="secondary" onClick={onRetry}>
      {t('unsubscribe.tryAgain')}
    </Button>
  );
  return <FailedState {...errorText(error)} action={retry} />;
}
