import { call, useOnline } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { DeliveryNote } from '@callboard/contract';
import { Link, crew, planner } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Button, buttonClass } from '@callboard/ui';
import { CircleCheckBig, Download, Mail, PenLine, Send } from 'lucide-react';
import { useDownload } from '../crew-paper/use-download.ts';
import { paths } from '../paths.ts';
import { noteChanged } from './note-changed.ts';

export type NoteAction = 'release' | 'sign' | 'confirm' | 'send';
type NoteActionsProps = { note: DeliveryNote; onAction: (action: NoteAction) => void };

/** The next step of the note is the one primary button; the download stands beside it. */
export function NoteActions({ note, onAction }: NoteActionsProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const mayCrew = useMay(crew);
  const mayPlan = useMay(planner);
  const { crewId: id, number, state, may, downloadedAt } = note;
  const { busy, download } = useDownload({
    name: `${number ?? id}.pdf`,
    read: (signal) => call(projectCrews.downloadDeliveryNote, { params: { id }, signal }),
    onSaved: () => noteChanged(id),
  });
  if (state === 'notReady') {
    return (
      (mayCrew || mayPlan) && (
        <Link to={paths.signOff.to({ id })} className={buttonClass()}>
          {t('delivery-note.toSignOff')}
        </Link>
      )
    );
  }
  // Released only after somebody has looked at it: until then the download is the next step.
  const first = may.download && !downloadedAt && state === 'ready';
  return (
    <>
      {may.download && (
        <Button
          kind={first ? 'primary' : 'secondary'}
          icon={Download}
          busy={busy}
          disabled={!online}
          {...(!first && { 'aria-label': t('crew-paper.downloadPdf') })}
          onClick={download}
        >
          {t(first ? 'delivery-note.downloadFirst' : 'crew-paper.pdf')}
        </Button>
      )}
      {may.release && (
        <Button icon={Send} disabled={!online} onClick={() => onAction('release')}>
          {t('delivery-note.release')}
        </Button>
      )}
      {may.sign && (
        <Button
          kind={may.confirm ? 'secondary' : 'primary'}
          icon={PenLine}
          disabled={!online}
          onClick={() => onAction('sign')}
        >
          {t('delivery-note.sign')}
        </Button>
      )}
      {may.confirm && (
        <Button icon={CircleCheckBig} disabled={!online} onClick={() => onAction('confirm')}>
          {t('delivery-note.confirm')}
        </Button>
      )}
      {may.send && (
        <Button
          kind={state === 'sent' ? 'secondary' : 'primary'}
          icon={Mail}
          disabled={!online}
          onClick={() => onAction('send')}
        >
          {t(state === 'sent' ? 'delivery-note.sendAgain' : 'delivery-note.send')}
        </Button>
      )}
    </>
  );
}
