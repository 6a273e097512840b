import { invalidate, useCommand, useOnline } from '@callboard/client';
import { documents } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Dialog, toast } from '@callboard/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { savedSignatureQuery } from '../base/documents.queries.ts';

/** Asks first: a picture that was forgotten can only be drawn again. */
export function ForgetSignature({ onForgotten }: { onForgotten?: () => void }) {
  const t = useWords('documents');
  const online = useOnline();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const forget = useCommand(documents.forgetSignature, {
    onSuccess: () => {
      toast.success(t('saved-signature.done'));
      close();
      onForgotten?.();
      return invalidate(savedSignatureQuery);
    },
    // The dialog shows it.
    onError: () => undefined,
  });
  return (
    <>
      <Button kind="quiet" icon={Trash2} disabled={!online} onClick={() => setAsks(true)}>
        {t('saved-signature.forget')}
      </Button>
      <Dialog
        open={asks}
        onClose={close}
        decisive
        title={t('saved-signature.question')}
        text={t('saved-signature.questionText')}
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              {t('saved-signature.keep')}
            </Button>
            <Button kind="danger" busy={forget.isPending} onClick={() => forget.mutate({})}>
              {t('saved-signature.forget')}
            </Button>
          </>
        }
      >
        {forget.error && <Banner kind="error" {...errorTextOf(forget.error)} />}
      </Dialog>
    </>
  );
}
