import { call } from '@callboard/client';
import { forms } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { PaperButton } from '@callboard/parts';
import type { Question } from '@callboard/parts';
import { Paperclip } from 'lucide-react';

/** The picture or paper that belongs to a question. */
export function QuestionPaper({ question: { id, caption } }: { question: Question }) {
  const t = useWords('crew-ops');
  const read = (signal: AbortSignal) => call(forms.questionFile, { params: { id }, signal });
  return (
    <PaperButton kind="secondary" icon={Paperclip} paper={{ name: caption, read }}>
      {t('security-check.paper')}
    </PaperButton>
  );
}
