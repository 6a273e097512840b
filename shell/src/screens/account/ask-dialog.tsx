import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Dialog } from '@callboard/ui';
import type { ReactNode } from 'react';
import { OfflineNote } from '../offline/offline-note.tsx';

type AskDialogProps = {
  title: string;
  text: string;
  submit: string;
  kind?: 'danger' | 'primary';
  busy: boolean;
  error: CallError | null;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before what cannot be undone. */
export function AskDialog(props: AskDialogProps) {
  const { title, text, submit, kind = 'danger', busy, error, onSubmit, onClose, children } = props;
  const t = useWords('account');
  const online = useOnline();
  return (
    <Dialog
      open
      decisive
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
          <Button kind={kind} busy={busy} disabled={!online} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
      <OfflineNote />
      {error && <Banner kind="error" {...errorTextOf(error)} />}
    </Dialog>
  );
}
