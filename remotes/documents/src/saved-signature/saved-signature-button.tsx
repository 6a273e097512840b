import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { Signature } from 'lucide-react';
import { useState } from 'react';

const SavedSignatureSheet = openedLater(
  async () => (await import('./saved-signature-sheet.tsx')).SavedSignatureSheet,
);

/** Below the documents: what is kept of the person besides them. */
export function SavedSignatureButton() {
  const t = useWords('documents');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" icon={Signature} onClick={() => setOpen(true)}>
        {t('saved-signature.open')}
      </Button>
      {open && <SavedSignatureSheet onClose={close} onMissing={close} />}
    </>
  );
}
