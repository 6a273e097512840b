import type { CallError } from '@callboard/client';
import type { DeliveryNote } from '@callboard/contract';
import { useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, Sheet } from '@callboard/ui';
import type { Signature } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import { CopyAddress, badAddress } from '../signature/copy-address.tsx';
import { SignerFields, tooShort } from '../signature/signer-fields.tsx';
import { NoteConsent } from './note-consent.tsx';
import { NoteFacts } from './note-facts.tsx';
import { peopleOn } from './note-head.tsx';
import { NoteProblems } from './note-problems.tsx';
import { NoteRows } from './note-rows.tsx';
import styles from './sign-note-sheet.module.css';
import { useSignNote } from './use-sign-note.ts';

type SignNoteSheetProps = {
  note: DeliveryNote;
  refused: CallError | null;
  onRefused: (error: CallError) => void;
  onClose: () => void;
  /** The client does not agree. */
  onWrong: () => void;
};

/** The phone is in the client's hand: everything that is signed for, then name, signature, a copy by email. */
export function SignNoteSheet({ note, refused, onRefused, onClose, onWrong }: SignNoteSheetProps) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  // What is signed is what the sheet showed when it was opened.
  const [shown] = useState(note);
  const { crewId, number, approvedMinutes, sha256 } = shown;
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
    void sign({ signerName, email, signature, sha256 });
  };
  const hours = duration(approvedMinutes, { signed: false });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('delivery-note.signTitle', { number: number ?? '' })}
      subtitle={t('delivery-note.sum', { hours, count: peopleOn(shown) })}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={onWrong}>
            {t('delivery-note.wrong')}
          </Button>
          <Button busy={busy} onClick={submit}>
            {t('delivery-note.signNow')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <NoteFacts note={shown} />
        <NoteRows note={shown} />
        <p className={styles.small}>{t('delivery-note.clock')}</p>
        {shown.signOffNote && (
          <Banner kind="info" title={t('delivery-note.signOffNote')} text={shown.signOffNote} />
        )}
        <NoteProblems note={shown} />
        <NoteConsent note={shown} />
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
