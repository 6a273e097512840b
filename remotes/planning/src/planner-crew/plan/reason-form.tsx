import { useWords } from '@callboard/i18n';
import { Button, TextField } from '@callboard/ui';
import type { ButtonKind } from '@callboard/ui';
import { useState } from 'react';
import styles from '../cell/cell-sheet.module.css';

type ReasonFormProps = {
  label: string;
  reason: string;
  onReason: (reason: string) => void;
  submit: string;
  kind: ButtonKind;
  busy: boolean;
  onCancel?: () => void;
  onSubmit: (reason: string) => void;
};

/** Why: it is kept in the history, and the person is told where it concerns them. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, reason, onReason, submit, kind, busy, onCancel, onSubmit } = props;
  const t = useWords('planning');
  const [missing, setMissing] = useState(false);
  return (
    <form
      className={styles.reason}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setMissing(true);
        else onSubmit(reason.trim());
      }}
    >
      <TextField
        label={label}
        value={reason}
        onValue={onReason}
        maxLength={200}
        required
        error={missing && reason.trim() === '' ? t('cell.reasonMissing') : undefined}
      />
      <div className={styles.actions}>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('cell.back')}
          </Button>
        )}
        <Button type="submit" size="normal" kind={kind} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
