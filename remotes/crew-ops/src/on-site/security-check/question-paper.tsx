import { call, fetchFile, useOnline } from '@callboard/client';
import { forms } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { Question } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { Paperclip } from 'lucide-react';
import { useDownload } from '../../crew/crew-paper/use-download.ts';

/** The picture or paper that belongs to a question. */
export function QuestionPaper({ question: { id, caption } }: { question: Question }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const { busy, download } = useDownload({
    name: caption,
    read: async (signal) =>
      fetchFile((await call(forms.questionFile, { params: { id }, signal })).url, signal),
  });
  return (
    <Button kind="secondary" icon={Paperclip} busy={busy} disabled={!online} onClick={download}>
      {t('security-check.paper')}
    </Button>
  );
}
