import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { AsOf, Banner, Button, Page } from '@callboard/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { RateCrewLink } from '../../rate-crew/rate-crew-link.tsx';
import { ConfirmNoteDialog } from './sign/confirm-note-dialog.tsx';
import { MissingHours } from './missing-hours.tsx';
import { NoteActions } from './note/note-actions.tsx';
import type { NoteAction } from './note/note-actions.tsx';
import { NoteHead, openProblem } from './note/note-head.tsx';
import { NoteHours } from './hours/note-hours.tsx';
import { NoteProblems } from './problem/note-problems.tsx';
import { NoteProgress } from './note-progress.tsx';
import { NoteSigned } from './note-signed.tsx';
import { noteChanged } from './note/note-changed.ts';
import { ReleaseNoteDialog } from './send/release-note-dialog.tsx';
import { SendNoteDialog } from './send/send-note-dialog.tsx';

const SignNoteSheet = openedLater(async () => (await import('./sign/sign-note-sheet.tsx')).SignNoteSheet);
const ReportProblemSheet = openedLater(
  async () => (await import('./problem/report-problem-sheet.tsx')).ReportProblemSheet,
);
const AnswerProblemSheet = openedLater(
  async () => (await import('./problem/answer-problem-sheet.tsx')).AnswerProblemSheet,
);

type DeliveryNoteViewProps = { note: DeliveryNote; asOf: number | null };

/** A delivery note with what the caller may do with it, one step after the other. */
export function DeliveryNoteView({ note, asOf }: DeliveryNoteViewProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const errorText = useErrorText();
  const [open, setOpen] = useState<NoteAction | null>(null);
  const [refused, setRefused] = useState<CallError | null>(null);
  const { crewId, state, signOffNote, may, viewer } = note;
  const problem = openProblem(note);
  const close = () => setOpen(null);
  const begin = (action: NoteAction) => {
    setRefused(null);
    setOpen(action);
  };
  const refuse = (error: CallError) => {
    setRefused(error);
    // What was read is not what stands there now: back to reading, with the new hours.
    const old = ['document_changed', 'wrong_state', 'hours_missing'].includes(error.code);
    if (!old) return;
    close();
    void noteChanged(crewId);
  };
  return (
    <Page title={t('delivery-note.title')} titleHidden actions={<NoteActions note={note} onAction={begin} />}>
      {asOf !== null && <AsOf at={asOf} />}
      {refused && !open && <Banner kind="error" {...errorText(refused)} />}
      <NoteHead note={note} />
      {state === 'notReady' && (
        <Banner
          kind="info"
          title={t('delivery-note.notSignedOff')}
          text={t('delivery-note.notSignedOffText')}
        />
      )}
      {state === 'ready' && note.may.download && (
        <Banner kind="info" title={t('delivery-note.releaseHint')} />
      )}
      {!online && <Banner kind="warning" title={t('delivery-note.offline')} />}
      <NoteSigned note={note} />
      <MissingHours note={note} />
      <NoteProblems note={note} />
      <NoteHours note={note} />
      {signOffNote && <Banner kind="info" title={t('delivery-note.signOffNote')} text={signOffNote} />}
      {viewer === 'client' && may.confirm && may.sign && (
        <Button kind="quiet" icon={PenLine} disabled={!online} onClick={() => begin('sign')}>
          {t('delivery-note.signByHand')}
        </Button>
      )}
      {viewer !== 'client' && state !== 'notReady' && <NoteProgress note={note} />}
      {state !== 'notReady' && <RateCrewLink id={crewId} />}
      {open === 'release' && <ReleaseNoteDialog note={note} onClose={close} />}
      {open === 'sign' && (
        <SignNoteSheet
          note={note}
          onRefused={refuse}
          onClose={close}
          onMissing={close}
          onWrong={() => begin('report')}
        />
      )}
      {open === 'report' && (
        <ReportProblemSheet note={note} onRefused={refuse} onClose={close} onMissing={close} />
      )}
      {open === 'answer' && problem && (
        <AnswerProblemSheet
          crewId={crewId}
          problem={problem}
          onRefused={refuse}
          onClose={close}
          onMissing={close}
        />
      )}
      {open === 'confirm' && <ConfirmNoteDialog note={note} onRefused={refuse} onClose={close} />}
      {open === 'send' && <SendNoteDialog note={note} refused={refused} onRefused={refuse} onClose={close} />}
    </Page>
  );
}
