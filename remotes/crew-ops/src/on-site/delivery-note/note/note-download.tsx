import { call } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { DeliveryNote } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { PaperButton } from '@callboard/parts';
import type { PaperButtonProps } from '@callboard/parts';
import { noteChanged } from './note-changed.ts';

type NoteDownloadProps = { note: DeliveryNote; kind: NonNullable<PaperButtonProps['kind']> };

/** The note as a paper. Released only after somebody has looked at it: until then this is the next step. */
export function NoteDownload({ note: { crewId: id, number }, kind }: NoteDownloadProps) {
  const t = useWords('crew-ops');
  const first = kind === 'primary';
  return (
    <PaperButton
      kind={kind}
      short={!first}
      paper={{
        name: `${number ?? id}.pdf`,
        read: (signal) => call(projectCrews.downloadDeliveryNote, { params: { id }, signal }),
        onSaved: () => noteChanged(id),
      }}
    >
      {first ? t('delivery-note.downloadFirst') : undefined}
    </PaperButton>
  );
}
