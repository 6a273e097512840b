import { invalidate, useCommand } from '@callboard/client';
import { persons } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { AskDialog } from '../ask-dialog.tsx';

/** Asks once more before the office is asked. */
export function AskErasure({ personId, onClose }: { personId: string; onClose: () => void }) {
  const t = useWords('account');
  const done = () => {
    onClose();
    return invalidate(persons.erasureRequest);
  };
  const ask = useCommand(persons.requestErasure, {
    onSuccess: done,
    // It was asked on another device: then that is what has to be seen. Anything else is shown by the dialog.
    onError: (error) => (error.code === 'wrong_state' ? done() : undefined),
  });
  return (
    <AskDialog
      title={t('own-data.ask-title')}
      text={t('own-data.ask-text')}
      submit={t('own-data.ask')}
      busy={ask.isPending}
      error={ask.error}
      onSubmit={() => ask.mutate({ params: { id: personId } })}
      onClose={onClose}
    />
  );
}
