import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import {
  FormPlayer,
  answersToSend,
  openedLater,
  questionsOf,
  useFetchedAhead,
  useFormAnswers,
  useFormPlayer,
} from '@callboard/parts';
import type { Question } from '@callboard/parts';
import { Button, Page } from '@callboard/ui';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { firstFile, useAttachToForm, useSaveForm } from './form-commands.ts';
import { SaveLine } from './save-line.tsx';

const SubmitSheet = openedLater(async () => (await import('./submit-sheet.tsx')).SubmitSheet);
/** It is submitted without a connection too. */
const ahead = [SubmitSheet];

type FormFillProps = {
  performance: FormPerformance;
  head: ReactNode;
  /** The question that the address names. */
  openAt: string | null;
};

/** The questions, asked as the answers call for them; every answer is kept at once. */
export function FormFill({ performance, head, openAt }: FormFillProps) {
  const t = useWords('documents');
  const { resultId, version, may, form } = performance;
  const questions = questionsOf(performance);
  const save = useSaveForm(performance);
  const attach = useAttachToForm(performance);
  const answers = useFormAnswers(performance, { save, hold: t('form.hold', { form: form.name }) });
  const { shown, waiting, edits, typing, edit, flush } = answers;
  const player = useFormPlayer(questions, shown);
  const [submitting, setSubmitting] = useState(false);
  const close = () => setSubmitting(false);
  useFetchedAhead(ahead, may.answer);
  useEffect(() => {
    if (openAt) document.getElementById(`question-${openAt}`)?.scrollIntoView();
  }, [openAt]);
  const toSend = () => answersToSend(questions, waiting, edits, shown);
  const attachFile = async ({ id, kind }: Question, file: File) => {
    await flush();
    // A photo beside a "no" needs the "no" with it; a file that is the answer stands by its name.
    const said = kind === 'yesNo' ? { value: 'no', comment: shown[id]?.comment ?? '' } : {};
    await attach(
      {
        params: { id: resultId ?? '' },
        version,
        body: { answers: [{ questionId: id, uploadId: firstFile, ...said }], submit: false },
      },
      { files: [{ file, name: file.name }] },
    );
  };
  const submit = () => {
    void flush();
    if (player.trySubmit()) setSubmitting(true);
  };
  return (
    <Page
      title={form.name}
      titleHidden
      actions={
        may.answer && (
          <Button icon={Send} onClick={submit}>
            {t('form.submit')}
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
            onAgain={({ key }) =>
              void save(
                { params: { id: resultId ?? '' }, version, body: { answers: toSend(), submit: false } },
                { instead: key },
              )
            }
          />
        }
        onAnswer={({ id }, part) => edit(id, part)}
        onFile={(question, file) => void attachFile(question, file)}
      />
      {submitting && (
        <SubmitSheet
          performance={performance}
          given={shown}
          answers={toSend()}
          onClose={close}
          onMissing={close}
        />
      )}
    </Page>
  );
}
