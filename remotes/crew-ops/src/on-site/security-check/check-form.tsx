import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormPlayer, openedLater, questionsOf, useFetchedAhead, useFormPlayer } from '@callboard/parts';
import { Button, Page } from '@callboard/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { answersToSend } from '@callboard/parts';
import { SaveLine } from './save-line.tsx';
import { useAttachFile } from './use-attach-file.ts';
import { useCheckAnswers } from './use-check-answers.ts';
import { useSaveAnswers } from './use-save-answers.ts';

const SubmitSheet = openedLater(async () => (await import('./submit-sheet.tsx')).SubmitSheet);
/** A check is submitted without a network too. */
const ahead = [SubmitSheet];

/** The questions of a check, asked as the answers call for them. */
export function CheckForm({ performance, head }: { performance: FormPerformance; head: ReactNode }) {
  const t = useWords('crew-ops');
  const questions = questionsOf(performance);
  const { shown, waiting, edits, typing, edit, flush } = useCheckAnswers(performance);
  const attach = useAttachFile(performance);
  const save = useSaveAnswers(performance);
  const player = useFormPlayer(questions, shown);
  const [signing, setSigning] = useState(false);
  const close = () => setSigning(false);
  useFetchedAhead(ahead, performance.may.answer);
  const submit = () => {
    void flush();
    if (player.trySubmit()) setSigning(true);
  };
  return (
    <Page
      title={performance.form.name}
      titleHidden
      actions={
        performance.may.answer && (
          <Button icon={PenLine} onClick={submit}>
            {t('security-check.submit')}
          </Button>
        )
      }
    >
      {head}
      <FormPlayer
        player={player}
        locked={!performance.may.answer}
        saved={
          <SaveLine
            waiting={waiting}
            typing={typing}
            onAgain={({ key }) =>
              void save(
                {
                  params: { id: performance.resultId ?? '' },
                  version: performance.version,
                  body: { answers: answersToSend(questions, waiting, edits, shown), submit: false },
                },
                { instead: key },
              )
            }
          />
        }
        onAnswer={({ id }, part) => edit(id, part)}
        onFile={(question, file) => void flush().then(() => attach(question, shown[question.id], file))}
      />
      {signing && (
        <SubmitSheet
          performance={performance}
          answers={answersToSend(questions, waiting, edits, shown)}
          onClose={close}
          onMissing={close}
        />
      )}
    </Page>
  );
}
