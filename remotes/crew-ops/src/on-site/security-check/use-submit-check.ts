import { queued, uploaded, useQueued } from '@callboard/client';
import { forms, home, projectCrews, securityChecks } from '@callboard/contract';
import type { FormPerformance } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { Signature } from '@callboard/ui';
import { formResultEntity } from '@callboard/parts';
import type { SentAnswer } from '@callboard/parts';
import { placeOf } from './security-check.queries.ts';
import { checkAt, settledCheck } from './use-save-answers.ts';

export const submitCheck = queued(forms.save, {
  name: 'crew-ops.submit-security-check',
  entity: ({ params }) => formResultEntity(params.id),
  settle: settledCheck,
  invalidates: () => [securityChecks.securityChecks, projectCrews.projectCrew, home.home],
});

type Signed = { readonly name: string; readonly signature: Signature | null };

/** Locks the answers with the signature; without network as soon as there is one. */
export function useSubmitCheck(performance: FormPerformance) {
  const t = useWords('crew-ops');
  const { resultId, version, form } = performance;
  const run = useQueued(submitCheck, {
    title: () => t('security-check.outbox.submit', { form: form.name }),
    editAt: () => checkAt(placeOf(performance)),
    onRefused: () => undefined,
  });
  return (answers: SentAnswer[], { name, signature }: Signed, instead?: string): Promise<boolean> =>
    run(
      {
        params: { id: resultId ?? '' },
        version,
        body: {
          answers,
          submit: true,
          ...(signature && { signature: { uploadId: uploaded(0), name: name.trim() } }),
        },
      },
      {
        ...(signature && { files: [{ file: signature.image, name: 'signature.png' }] }),
        ...(instead && { instead }),
      },
    );
}
