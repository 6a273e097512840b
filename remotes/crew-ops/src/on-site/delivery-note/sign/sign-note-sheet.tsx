import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import {
  FormSheet,
  SignerFields,
  signerProblems,
  useCopyLabel,
  useFormSheet,
  useSignatureUpload,
  useSignerLabels,
} from '@callboard/parts';
import type { Signer } from '@callboard/parts';
import { Banner, Button, TextField } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { useState } from 'react';
import { NoteConsent } from './note-consent.tsx';
import { NoteFacts } from '../note/note-facts.tsx';
import { peopleOn } from '../note/note-head.tsx';
import { NoteProblems } from '../problem/note-problems.tsx';
import { NoteRows } from '../hours/note-rows.tsx';
import { useSignNote } from './use-sign-note.ts';

type SignNoteSheetProps = {
  note: DeliveryNote;
  onRefused: (error: CallError) => void;
  onClose: () => void;
  /** The client does not agree. */
  onWrong: () => void;
};
const nobody: Signer & { readonly email: string } = { signerName: '', signature: null, email: '' };

/** The phone is in the client's hand: everything that is signed for, then name, signature, a copy by email. */
export function SignNoteSheet({ note, onRefused, onClose, onWrong }: SignNoteSheetProps) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  // What is signed is what the sheet showed when it was opened.
  const [shown] = useState(note);
  const { crewId, number, approvedMinutes, sha256 } = shown;
  const signNote = useSignNote(crewId, onRefused);
  const upload = useSignatureUpload();
  const form = useFormSheet({
    title: t('delivery-note.signTitle', { number: number ?? '' }),
    draft: `delivery-note/${crewId}`,
    offline: 'needs-network',
    labels: { ...useSignerLabels(false), email: useCopyLabel() },
    start: nobody,
    endpoint: projectCrews.signDeliveryNote,
    body: ({ signerName, email }) => ({
      signerName: signerName.trim(),
      uploadId: '',
      sha256,
      ...(email.trim() && { email: email.trim() }),
    }),
    check: signerProblems,
    send: async (body, { values }) =>
      signNote({ params: { id: crewId }, body: { ...body, uploadId: await upload(values) } }),
    onClose,
  });
  const hours = duration(approvedMinutes, { signed: false });
  return (
    <FormSheet
      form={form}
      subtitle={t('delivery-note.sum', { hours, count: peopleOn(shown) })}
      submit={t('delivery-note.signNow')}
      actions={
        <Button kind="secondary" size="large" onClick={onWrong}>
          {t('delivery-note.wrong')}
        </Button>
      }
    >
      <NoteFacts note={shown} />
      <NoteRows note={shown} />
      <p className={quiet.text}>
        {t('delivery-note.withoutBreaks')} {t('delivery-note.clock')}
      </p>
      {shown.signOffNote && (
        <Banner kind="info" title={t('delivery-note.signOffNote')} text={shown.signOffNote} />
      )}
      <NoteProblems note={shown} />
      <NoteConsent note={shown} />
      <SignerFields form={form} own={false} />
      <TextField
        {...form.field('email')}
        hint={t('delivery-note.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={200}
      />
    </FormSheet>
  );
}
