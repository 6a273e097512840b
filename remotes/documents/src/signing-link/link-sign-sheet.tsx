import { invalidate, ownZone } from '@callboard/client';
import { documents } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand } from '@callboard/parts';
import { Checkbox, SignaturePad, toast } from '@callboard/ui';
import { ConsentText } from '../sign/consent-text.tsx';
import { RatingField } from '../sign/rating-field.tsx';
import { signingFactsOf } from '../sign/sign-form.ts';
import { movedOn } from '../sign/use-sign.ts';
import { useSigningForm } from '../sign/use-signing-form.ts';
import type { LinkSheetProps } from './link-sheet-props.ts';
import { linkSignature } from './link-signature.ts';

/** What is agreed to in full, then the signature; without a login there is none that was kept. */
export function LinkSignSheet({ token, held, onDone, onRefused, onClose }: LinkSheetProps) {
  const t = useWords('documents');
  const { document, consent } = held;
  const sign = useFormCommand(documents.signByLink, {
    onSuccess: () => {
      toast.success(t('signing-link.thanks'));
      onDone();
      return invalidate(documents.documentByLink);
    },
    onRefused: (error) => (movedOn.includes(error.code) || error.code === 'link_used') && onRefused(error),
  });
  const form = useSigningForm({
    draft: `sign-link/${document.number}`,
    send: async (values) => {
      const facts = { consent: consent.text, sha256: document.sha256 ?? '', timeZone: ownZone() };
      const signature = await linkSignature(values.signature);
      return sign({ params: { token }, body: { ...signingFactsOf(values, facts), signature } });
    },
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={document.name} submit={t('sign.submit')}>
      <ConsentText consent={consent} />
      <Checkbox {...form.checkbox('agreed')} />
      <SignaturePad
        {...form.field('signature')}
        value={form.values.signature}
        onValue={(signature) => form.change({ signature })}
      />
      <RatingField form={form} />
    </FormSheet>
  );
}
