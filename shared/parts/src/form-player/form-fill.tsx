import type { Waiting } from '@callboard/client';
import type { FormPerformance } from '@callboard/contract';
import { Button, Page } from '@callboard/ui';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { openedLater } from '../opened-later/opened-later.tsx';
import { useFetchedAhead } from '../opened-later/use-fetched-ahead.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { answersToSend, answersToSubmit } from './form-answers.ts';
import type { FormCommands } from './form-commands.ts';
import { FormPlayer } from './form-player.tsx';
import { versionNow } from './form.queries.ts';
import { questionsOf } from './question/given-answer.ts';
import { questionAnchor } from './question/question-card.tsx';
import { SaveLine } from './save-line.tsx';
import { useFormAnswers } from './use-form-answers.ts';
import { useAttachAgain, useAttachToForm, useSaveForm } from './use-form-commands.ts';
import { useFormPlayer } from './use-form-player.ts';

const SubmitSheet = openedLater(async () => (await import('./submit-sheet.tsx')).SubmitSheet);
/** It is submitted without a connection too. */
const ahead = [SubmitSheet];

export type FormFillProps = {
  commands: FormCommands;
  performance: FormPerformance;
  head: ReactNode;
  /** The question that the address names. */
  openAt?: string | null;
  /** What submitting does, where it is not the usual. */
  locks?: string;
};

/** The questions, asked as the answers call for them; every answer is kept at once. */
export function FormFill({ commands, performance, head, openAt = null, ...rest }: FormFillProps) {
  const t = usePartWords();
  const { resultId, may, form } = performance;
  const questions = questionsOf(performance);
  const save = useSaveForm(commands, performance);
  const attach = useAttachToForm(commands, performance);
  const attachAgain = useAttachAgain(commands, performance);
  const hold = t('form-player.hold', { form: form.name });
  const { shown, waiting, edits, typing, edit, flush } = useFormAnswers(performance, { save, hold });
  const player = useFormPlayer(questions, shown);
  const [submitting, setSubmitting] = useState(false);
  const close = () => setSubmitting(false);
  useFetchedAhead(ahead, may.answer);
  useEffect(() => {
    if (openAt) document.getElementById(questionAnchor(openAt))?.scrollIntoView();
  }, [openAt]);
  const answers = answersToSend(questions, waiting, edits, shown);
  const submit = () => {
    void flush();
    if (player.trySubmit()) setSubmitting(true);
  };
  const again = async (refused: Waiting) => {
    if (refused.name === commands.attach.name) return void attachAgain(refused);
    const now = await versionNow(performance);
    const body = { answers, submit: false };
    await save({ params: { id: resultId ?? '' }, version: now, body }, { instead: refused.key });
    // Others have answered meanwhile: what is submitted and signed is read once more.
    if (refused.name === commands.submit.name) submit();
  };
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        may.answer && (
          <Button icon={Send} onClick={submit}>
            {t('form-player.submit')}
          </Button>
        )
      }
    >
      {head}
      <FormPlayer
        player={player}
        locked={!may.answer}
        saved={
          <SaveLine
            waiting={waiting}
            typing={typing}
            startName={commands.start.name}
            onAgain={(refused) => void again(refused)}
          />
        }
        onAnswer={({ id }, part) => edit(id, part)}
        onFile={(question, file) => void flush().then(() => attach(question, shown[question.id], file))}
      />
      {submitting && (
        <SubmitSheet
          {...rest}
          commands={commands}
          performance={performance}
          given={shown}
          answers={answersToSubmit(questions, answers, shown)}
          onClose={close}
          onMissing={close}
        />
      )}
    </Page>
  );
}
