import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { NoteProblem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { TextArea } from '@callboard/ui';
import styles from '../sign/sign-note-sheet.module.css';
import { useAnswerProblem } from './use-note-problem.ts';

type AnswerProblemSheetProps = {
  crewId: string;
  problem: NoteProblem;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** Who leads the crew answers what the client says is wrong; after that the client can sign. */
export function AnswerProblemSheet({ crewId, problem, onRefused, onClose }: AnswerProblemSheetProps) {
  const t = useWords('crew-ops');
  const answerProblem = useAnswerProblem(crewId, onRefused);
  const form = useFormSheet({
    title: t('delivery-note.answer'),
    draft: `delivery-note-answer/${problem.id}`,
    offline: 'needs-network',
    labels: { text: t('delivery-note.answerBody') },
    start: { text: '' },
    endpoint: projectCrews.answerNoteProblem,
    body: ({ text }) => ({ text: text.trim() }),
    send: (body) => answerProblem({ params: { id: crewId, problemId: problem.id }, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={t('delivery-note.answerText', { name: problem.by })}
      submit={t('delivery-note.answer')}
    >
      <blockquote className={styles.quote}>{problem.text}</blockquote>
      <TextArea {...form.field('text')} rows={4} maxLength={1000} required />
    </FormSheet>
  );
}
