import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';

const CloseMonthsSheet = openedLater(async () => (await import('./close-months-sheet.tsx')).CloseMonthsSheet);

/** The way to closing a month for everybody who has a contract in it. */
export function CloseMonthsButton() {
  const t = useWords('documents');
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button kind="secondary" icon={CalendarCheck} disabled={!online} onClick={() => setOpen(true)}>
        {t('close-months.title')}
      </Button>
      {open && <CloseMonthsSheet onClose={close} onMissing={close} />}
    </div>
  );
}
