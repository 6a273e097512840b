import { Button, Dialog } from '@callboard/ui';
import type { DialogProps } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';

export type PaperDialogProps = Pick<DialogProps, 'onClose' | 'title' | 'text' | 'decisive' | 'children'> & {
  /** What happens: "Release". */
  verb: string;
  busy: boolean;
  onConfirm: () => void;
};

/** Asked before a step of a paper that others are told of and that cannot be taken back: a release, say. */
export function PaperDialog({ verb, busy, onConfirm, ...dialog }: PaperDialogProps) {
  const t = usePartWords();
  const actions = (
    <>
      <Button kind="secondary" onClick={dialog.onClose}>
        {t('papers.notYet')}
      </Button>
      <Button busy={busy} onClick={onConfirm}>
        {verb}
      </Button>
    </>
  );
  return <Dialog open {...dialog} actions={actions} />;
}
