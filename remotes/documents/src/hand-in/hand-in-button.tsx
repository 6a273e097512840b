import { crew } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater, useFetchedAhead } from '@callboard/parts';
import { useMay, useSession } from '@callboard/session';
import { Button } from '@callboard/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useHandIn } from './use-hand-in.ts';

const HandInSheet = openedLater(async () => (await import('./hand-in-sheet.tsx')).HandInSheet);

/** A paper is handed in offline too. */
const ahead = [HandInSheet];

/** For people of the crew: a paper of their own that nobody has asked for yet. */
export function HandInButton() {
  const isCrew = useMay(crew);
  const me = useSession(({ payload }) => payload?.loginData.person?.id);
  return isCrew && me ? <ButtonOf personId={me} /> : null;
}

function ButtonOf({ personId }: { personId: string }) {
  const t = useWords('documents');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Stays when the sheet is gone: what was sent is told then.
  const handIn = useHandIn(personId);
  useFetchedAhead(ahead, true);
  return (
    <>
      <Button icon={Upload} wide onClick={() => setOpen(true)}>
        {t('hand-in.title')}
      </Button>
      {open && <HandInSheet handIn={handIn} onClose={close} onMissing={close} />}
    </>
  );
}
