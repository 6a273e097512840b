import { ownZone, useQuery } from '@callboard/client';
import type { CallError } from '@callboard/client';
import type { DocumentDetail } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useLanguage, useWords } from '@callboard/i18n';
import { FormSheet, useSignatureUpload } from '@callboard/parts';
import { Checkbox, Faces, Skeleton } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { useEffect } from 'react';
import { consentQuery, savedSignatureQuery } from '../base/documents.queries.ts';
import { ConsentText } from './consent-text.tsx';
import { RatingField } from './rating-field.tsx';
import { signingBodyOf } from './sign-form.ts';
import { SignatureChoice } from './signature-choice.tsx';
import { useSign } from './use-sign.ts';
import { useSigningForm } from './use-signing-form.ts';

type SignSheetProps = {
  document: DocumentDetail;
  onSigned: () => void;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};

/** What is agreed to in full, then the signature. */
export function SignSheet({ document, onSigned, onRefused, onClose }: SignSheetProps) {
  const t = useWords('documents');
  const { id, name, number, pages, sha256, userSignatories } = document;
  const signatory = userSignatories.find(({ turn }) => turn);
  const consent = useRead(useQuery(consentQuery(id, useLanguage())));
  const saved = useQuery(savedSignatureQuery).data;
  const sign = useSign(document, { onSigned, onRefused });
  const upload = useSignatureUpload();
  const text = consent.kind === 'there' ? consent.data.text : '';
  const facts = { consent: text, sha256: sha256 ?? '', timeZone: ownZone() };
  const form = useSigningForm({
    draft: `sign-document/${id}`,
    send: async (values) => {
      const drawn = values.use === 'new' && values.signature && !values.signature.typed;
      const uploadId = drawn ? await upload({ signerName: '', signature: values.signature }) : '';
      return sign({
        params: { id, signatoryId: signatory?.id ?? '' },
        body: signingBodyOf(values, facts, uploadId),
      });
    },
    onClose,
  });
  const hasSaved = saved?.saved === true;
  useEffect(() => {
    if (hasSaved) form.change({ use: 'saved' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known
  }, [hasSaved]);
  const about = [number, pages !== null && t('document.pages', { count: pages })].filter(Boolean).join(' · ');
  return (
    <FormSheet form={form} subtitle={name} submit={t('sign.submit')} stopped={consent.kind !== 'there'}>
      <p className={quiet.figures}>
        {about}
        {sha256 && <span title={sha256}> · {t('sign.version', { hash: sha256.slice(0, 8) })}</span>}
      </p>
      <Faces read={consent} loading={<Skeleton height="6rem" />}>
        {(data) => <ConsentText consent={data} />}
      </Faces>
      <Checkbox {...form.checkbox('agreed')} />
      <SignatureChoice form={form} saved={hasSaved ? saved : null} />
      <RatingField form={form} />
    </FormSheet>
  );
}
