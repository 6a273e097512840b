import { useOnline } from '@callboard/client';
import type { AnyEndpoint } from '@callboard/contract';
import { Button } from '@callboard/ui';
import type { ButtonKind } from '@callboard/ui';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { openedLater } from '../opened-later/opened-later.tsx';
import { usePartWords } from '../words/use-part-words.ts';
import type { NoteSheetProps } from './note-sheet.tsx';

const NoteSheet = openedLater(async () => (await import('./note-sheet.tsx')).NoteSheet);

export type AddNoteProps<E extends AnyEndpoint> = Omit<NoteSheetProps<E>, 'onClose'> & { kind?: ButtonKind };

/** The button at a history that writes a note into it. */
export function AddNote<E extends AnyEndpoint>({ kind = 'quiet', ...note }: AddNoteProps<E>) {
  const t = usePartWords();
  const online = useOnline();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={kind} icon={StickyNote} disabled={!online} onClick={() => setOpen(true)}>
        {t('note.add')}
      </Button>
      {isOpen && <NoteSheet {...note} onClose={close} onMissing={close} />}
    </>
  );
}
