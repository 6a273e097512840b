import { call } from '@callboard/client';
import { forms } from '@callboard/contract';
import { Paperclip } from 'lucide-react';
import { PaperButton } from '../../papers/paper-button.tsx';
import { usePartWords } from '../../words/use-part-words.ts';
import type { Question } from './given-answer.ts';

/** The picture or paper that belongs to a question. */
export function QuestionPaper({ question: { id, caption } }: { question: Question }) {
  const t = usePartWords();
  const read = (signal: AbortSignal) => call(forms.questionFile, { params: { id }, signal });
  return (
    <PaperButton kind="secondary" icon={Paperclip} paper={{ name: caption, read }}>
      {t('form-player.paper')}
    </PaperButton>
  );
}
