import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { fieldTextOf, useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, Sheet, SignaturePad, TextField } from '@callboard/ui';
import type { Signature } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../kept-form/use-kept-form.ts';
import styles from './sign-note-sheet.module.css';
import { useSignNote } from './use-sign-note.ts';

type SignNoteSheetProps = {
  note: DeliveryNote;
  refused: CallError | null;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};
const shortest = 2;
const longest = 120;

/** The client signs on this phone: name in block letters, signature, a copy by mail. */
export function SignNoteSheet({ note, refused, onRefused, onClose }: SignNoteSheetProps) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const { crewId, number, approvedMinutes, rows } = note;
  // What is signed is what was read when the sheet was opened.
  const [noteVersion] = useState(note.version);
  const { form, change, forget } = useKeptForm(`delivery-note/${crewId}`, { signerName: '', email: '' });
  const [signature, setSignature] = useState<Signature | null>(null);
  const [tried, setTried] = useState(false);
  const { signerName, email } = form;
  useHold(signerName !== '' || signature ? t('delivery-note.hold') : null);
  const { sign, busy } = useSignNote(crewId, {
    onSigned: () => {
      forget();
      onClose();
    },
    onRefused,
  });
  const told = refused ? fieldTexts(refused) : {};
  const short = signerName.trim().length < shortest;
  const badEmail = email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const submit = () => {
    setTried(true);
    if (short || badEmail || !signature) return;
    void sign({ signerName, email, signature, noteVersion });
  };
  const hours = duration(approvedMinutes, { signed: false });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('delivery-note.signTitle', { number: number ?? '' })}
      subtitle={t('delivery-note.sum', { hours, count: rows.filter(({ noShow }) => !noShow).length })}
      actions={
        <Button wide busy={busy} onClick={submit}>
          {t('delivery-note.signNow')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('delivery-note.locks')}</p>
        {refused && Object.keys(told).length === 0 && <Banner kind="error" {...errorText(refused)} />}
        <TextField
          label={t('delivery-note.signerName')}
          hint={t('delivery-note.signerNameHint')}
          className={styles.block}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={longest}
          value={signerName}
          error={
            told['signerName'] ??
            (tried && short ? fieldTextOf({ code: 'too_short', params: { min: shortest } }) : undefined)
          }
          onValue={(value) => change({ signerName: value })}
          required
        />
        <SignaturePad
          label={t('delivery-note.signature')}
          value={signature}
          onValue={setSignature}
          error={tried && !signature ? fieldTextOf({ code: 'required', params: {} }) : undefined}
        />
        <TextField
          label={t('delivery-note.email')}
          hint={t('delivery-note.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={200}
          value={email}
          error={
            told['email'] ?? (tried && badEmail ? fieldTextOf({ code: 'bad_format', params: {} }) : undefined)
          }
          onValue={(value) => change({ email: value })}
        />
      </div>
    </Sheet>
  );
}
