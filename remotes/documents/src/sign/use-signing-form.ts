import { useWords } from '@callboard/i18n';
import { useFormSheet } from '@callboard/parts';
import { signProblems, startOfSigning } from './sign-form.ts';
import type { SignForm } from './sign-form.ts';

type SigningFormOptions = {
  /** Under which what was entered is kept. */
  draft: string;
  send: (values: SignForm) => Promise<unknown>;
  onClose: () => void;
};

/** What somebody fills in who signs, with a login or by a link. */
export function useSigningForm({ draft, send, onClose }: SigningFormOptions) {
  const t = useWords('documents');
  return useFormSheet({
    title: t('sign.title'),
    draft,
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
    send: (_, { values }) => send(values),
    onClose,
  });
}
