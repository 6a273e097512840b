import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, Sheet } from '@callboard/ui';
import type { Signature } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../kept-form/use-kept-form.ts';
import { CopyAddress, badAddress } from '../signature/copy-address.tsx';
import { SignerFields, tooShort } from '../signature/signer-fields.tsx';
import styles from './sign-note-sheet.module.css';
import { useSignNote } from './use-sign-note.ts';

type SignNoteSheetProps = {
  note: DeliveryNote;
  refused: CallError | null;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

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
  const submit = () => {
    setTried(true);
    if (tooShort(signerName) || badAddress(email) || !signature) return;
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
        <SignerFields
          signer={{ name: signerName, signature }}
          onSigner={(signer) => {
            change({ signerName: signer.name });
            setSignature(signer.signature);
          }}
          tried={tried}
          told={told['signerName']}
          own={false}
        />
        <CopyAddress
          email={email}
          onEmail={(value) => change({ email: value })}
          hint={t('delivery-note.emailHint')}
          tried={tried}
          told={told['email']}
        />
      </div>
    </Sheet>
  );
}
