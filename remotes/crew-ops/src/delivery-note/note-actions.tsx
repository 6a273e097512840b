import { useOnline } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { Link, crew, planner } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Button, buttonClass } from '@callboard/ui';
import { CircleCheckBig, Mail, PenLine, Send } from 'lucide-react';
import { paths } from '../paths.ts';
import { NoteDownload } from './note-download.tsx';

export type NoteAction = 'release' | 'sign' | 'confirm' | 'send';
type NoteActionsProps = { note: DeliveryNote; onAction: (action: NoteAction) => void };

/** Two ways to sign for the hours fill the bar of a phone: the paper stands above the hours then. */
export const isCrowded = ({ may }: DeliveryNote): boolean => may.sign && may.confirm;

/** The next step of the note is the one primary button; the download stands beside it. */
export function NoteActions({ note, onAction }: NoteActionsProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const mayCrew = useMay(crew);
  const mayPlan = useMay(planner);
  const { crewId: id, state, may, downloadedAt } = note;
  if (state === 'notReady') {
    return (
      (mayCrew || mayPlan) && (
        <Link to={paths.signOff.to({ id })} className={buttonClass()}>
          {t('delivery-note.toSignOff')}
        </Link>
      )
    );
  }
  const first = may.download && !downloadedAt && state === 'ready';
  return (
    <>
      {may.download && !isCrowded(note) && (
        <NoteDownload note={note} kind={first ? 'primary' : 'secondary'} />
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
