import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { fieldTextOf, useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Sheet, TextArea, TextField } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import styles from './sign-note-sheet.module.css';
import { useReportProblem } from './use-note-problem.ts';

type ReportProblemSheetProps = {
  note: DeliveryNote;
  refused: CallError | null;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** Something is wrong: the client says what, on the own phone or on that of the chief. */
export function ReportProblemSheet({ note, refused, onRefused, onClose }: ReportProblemSheetProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const { crewId, viewer } = note;
  const named = viewer !== 'client';
  const { form, change, forget } = useKeptForm(`delivery-note-problem/${crewId}`, { text: '', saidBy: '' });
  const [tried, setTried] = useState(false);
  const text = form.text.trim();
  const saidBy = form.saidBy.trim();
  useHold(text === '' ? null : t('delivery-note.wrongHold'));
  const { mutate, isPending } = useReportProblem(crewId, {
    onDone: () => {
      forget();
      onClose();
    },
    onRefused,
  });
  const told = refused ? fieldTexts(refused) : {};
  const missing = fieldTextOf({ code: 'required', params: {} });
  const short = named && saidBy.length < 2;
  const send = () => {
    setTried(true);
    if (text === '' || short) return;
    mutate({ params: { id: crewId }, body: { text, ...(named && { saidBy }) } });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('delivery-note.wrong')}
      subtitle={t('delivery-note.wrongText')}
      actions={
        <Button wide busy={isPending} onClick={send}>
          {t('delivery-note.wrongSend')}
        </Button>
      }
    >
      <div className={styles.form}>
        {refused && Object.keys(told).length === 0 && <Banner kind="error" {...errorText(refused)} />}
        <TextArea
          label={t('delivery-note.wrongBody')}
          hint={t('delivery-note.wrongHint')}
          value={form.text}
          rows={4}
          maxLength={1000}
          error={told['text'] ?? (tried && text === '' ? missing : undefined)}
          onValue={(value) => change({ text: value })}
          required
        />
        {named && (
          <TextField
            label={t('delivery-note.wrongName')}
            autoComplete="off"
            maxLength={120}
            value={form.saidBy}
            error={told['saidBy'] ?? (tried && short ? missing : undefined)}
            onValue={(value) => change({ saidBy: value })}
            required
          />
        )}
      </div>
    </Sheet>
  );
}
