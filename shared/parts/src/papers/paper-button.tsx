import { call, useOnline } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { DeliveryNote } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import type { ButtonProps } from '@callboard/ui';
import { Download } from 'lucide-react';
import { useDownload } from '../../crew/crew-paper/use-download.ts';
import { noteChanged } from './note-changed.ts';

/** The note as a paper. Released only after somebody has looked at it: until then this is the next step. */
export function NoteDownload({ note, kind }: { note: DeliveryNote; kind: NonNullable<ButtonProps['kind']> }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const { crewId: id, number } = note;
  const first = kind === 'primary';
  const { busy, download } = useDownload({
    name: `${number ?? id}.pdf`,
    read: (signal) => call(projectCrews.downloadDeliveryNote, { params: { id }, signal }),
    onSaved: () => noteChanged(id),
  });
  return (
    <Button
      kind={kind}
      icon={Download}
      busy={busy}
      disabled={!online}
      {...(!first && { 'aria-label': t('crew-paper.downloadPdf') })}
      onClick={download}
    >
      {t(first ? 'delivery-note.downloadFirst' : 'crew-paper.pdf')}
    </Button>
  );
}
