import { useOnline } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { Link, crew, planner } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Button, buttonClass } from '@callboard/ui';
import { CircleCheckBig, Mail, MessageSquareReply, PenLine, Send, TriangleAlert } from 'lucide-react';
import { paths } from '../../../base/paths.ts';
import { NoteDownload } from './note-download.tsx';

export type NoteAction = 'release' | 'sign' | 'confirm' | 'send' | 'report' | 'answer';
type NoteActionsProps = { note: DeliveryNote; onAction: (action: NoteAction) => void };

/** Nobody has looked at the paper yet: until then it cannot be released. */
export const isFirstDownload = ({ may, state, downloadedAt }: DeliveryNote): boolean =>
  may.download && !downloadedAt && state === 'ready';

const icons = {
  answer: MessageSquareReply,
  release: Send,
  confirm: CircleCheckBig,
  sign: PenLine,
  send: Mail,
} as const;

/** The one step that is next for whoever reads the note; nothing while somebody else has to act. */
function nextStep({ may, viewer, state }: DeliveryNote): keyof typeof icons | null {
  if (may.answerProblem) return 'answer';
  if (may.release) return 'release';
  if (may.confirm && viewer === 'client') return 'confirm';
  // The chief hands over the phone. From a desk that is the way out, not the next step.
  if (may.sign && viewer !== 'planner') return 'sign';
  return may.send && state !== 'sent' ? 'send' : null;
}

/** One primary button; beside the one that agrees stands the one that does not. */
export function NoteActions({ note, onAction }: NoteActionsProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const mayCrew = useMay(crew);
  const mayPlan = useMay(planner);
  const { crewId: id, state, may, viewer } = note;
  if (state === 'notReady') {
    return (
      (mayCrew || mayPlan) && (
        <Link to={paths.signOff.to({ id })} className={buttonClass()}>
          {t('delivery-note.toSignOff')}
        </Link>
      )
    );
  }
  if (isFirstDownload(note)) return <NoteDownload note={note} kind="primary" />;
  const next = nextStep(note);
  return (
    <>
      {may.reportProblem && !may.answerProblem && (
        <Button kind="secondary" icon={TriangleAlert} disabled={!online} onClick={() => onAction('report')}>
          {t('delivery-note.wrong')}
        </Button>
      )}
      {may.sign && viewer === 'planner' && (
        <Button kind="secondary" icon={PenLine} disabled={!online} onClick={() => onAction('sign')}>
          {t('delivery-note.sign')}
        </Button>
      )}
      {may.send && state === 'sent' && (
        <Button kind="secondary" icon={Mail} disabled={!online} onClick={() => onAction('send')}>
          {t('delivery-note.sendAgain')}
        </Button>
      )}
      {next && (
        <Button icon={icons[next]} disabled={!online} onClick={() => onAction(next)}>
          {t(`delivery-note.${next}`)}
        </Button>
      )}
    </>
  );
}
