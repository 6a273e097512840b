import { invalidate } from '@callboard/client';
import { documents } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Checkbox, SignaturePad, toast } from '@callboard/ui';
import { ownZone } from '../own-zone.ts';
import { ConsentText } from '../sign/consent-text.tsx';
import { RatingField } from '../sign/rating-field.tsx';
import { signProblems, signingFactsOf, startOfSigning } from '../sign/sign-form.ts';
import { movedOn } from '../sign/use-sign.ts';
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
  const form = useFormSheet({
    title: t('sign.title'),
    draft: `sign-link/${document.number}`,
    offline: 'needs-network',
    labels: {
      agreed: t('sign.agree'),
      use: t('sign.which'),
      signature: t('sign.signature'),
      keep: t('sign.keep'),
      rating: t('sign.rating'),
      comment: t('sign.comment'),
    },
    start: startOfSigning,
    endpoint: null,
    body: (values) => values,
    check: signProblems,
    send: async (_, { values }) => {
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
      <RatingField
        label={t('sign.rating')}
        value={form.values.rating}
        onValue={(rating) => form.change({ rating })}
        comment={form.field('comment')}
      />
    </FormSheet>
  );
}
