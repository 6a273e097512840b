import { useOnline } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, toast } from '@callboard/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useVerify } from './use-verify.ts';

export function ApproveButton({ document, canBeRead }: { document: DocumentDetail; canBeRead: boolean }) {
  const t = useWords('documents');
  const online = useOnline();
  const verify = useVerify(document.id);
  const [busy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    try {
      await verify({ params: { id: document.id }, body: { approve: true } });
    } catch (error) {
      toast.error(errorTextOf(error).title);
    }
    setBusy(false);
  };
  return (
    <Button icon={Check} busy={busy} disabled={!online || !canBeRead} onClick={() => void approve()}>
      {t('verify.approve')}
    </Button>
  );
}
