import type { CallError } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';

/** Why a signature was not taken, and what to do instead. */
export function RefusedBanner({ error }: { error: CallError }) {
  const t = useWords('documents');
  const errorText = useErrorText();
  if (error.code === 'document_changed')
    return <Banner kind="error" title={t('sign.changed')} text={t('sign.changedText')} />;
  const { waitingFor } = error.params;
  if (error.code === 'not_your_turn' && waitingFor)
    return (
      <Banner
        kind="error"
        title={t('document.waitingFor', { names: waitingFor })}
        text={t('document.waitingForText')}
      />
    );
  return <Banner kind="error" {...errorText(error)} />;
}
