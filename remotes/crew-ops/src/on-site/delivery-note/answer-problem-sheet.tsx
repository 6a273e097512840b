import type { CallError } from '@callboard/client';
import type { NoteProblem } from '@callboard/contract';
import { fieldTextOf, useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Sheet, TextArea } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import styles from './sign-note-sheet.module.css';
import { useAnswerProblem } from './use-note-problem.ts';

type AnswerProblemSheetProps = {
  crewId: string;
  problem: NoteProblem;
  refused: CallError | null;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** Who leads the crew answers what the client says is wrong; after that the client can sign. */
export function AnswerProblemSheet({
  crewId,
  problem,
  refused,
  onRefused,
  onClose,
}: AnswerProblemSheetProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const { form, change, forget } = useKeptForm(`delivery-note-answer/${problem.id}`, { text: '' });
  const [tried, setTried] = useState(false);
  const text = form.text.trim();
  useHold(text === '' ? null : t('delivery-note.answerHold'));
  const { mutate, isPending } = useAnswerProblem(crewId, {
    onDone: () => {
      forget();
      onClose();
    },
    onRefused,
  });
  const told = refused ? fieldTexts(refused) : {};
  const missing = tried && text === '' ? fieldTextOf({ code: 'required', params: {} }) : undefined;
  const send = () => {
    setTried(true);
    if (text !== '') mutate({ params: { id: crewId, problemId: problem.id }, body: { text } });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('delivery-note.answer')}
      subtitle={t('delivery-note.answerText', { name: problem.by })}
      actions={
        <Button wide busy={isPending} onClick={send}>
          {t('delivery-note.answer')}
        </Button>
      }
    >
      <div className={styles.form}>
        {refused && Object.keys(told).length === 0 && <Banner kind="error" {...errorText(refused)} />}
        <blockquote className={styles.quote}>{problem.text}</blockquote>
        <TextArea
          label={t('delivery-note.answerBody')}
          value={form.text}
          rows={4}
          maxLength={1000}
          error={told['text'] ?? missing}
          onValue={(value) => change({ text: value })}
          required
        />
      </div>
    </Sheet>
  );
}
