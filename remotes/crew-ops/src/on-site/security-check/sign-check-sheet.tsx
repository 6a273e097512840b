import { securityChecks } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import {
  FormSheet,
  SignerFields,
  signerProblems,
  useFormSheet,
  useSignatureUpload,
  useSignerLabels,
} from '@callboard/parts';
import type { Signer } from '@callboard/parts';
import { useSignCheck } from './use-sign-check.ts';

type SignCheckSheetProps = { crewId: string; checkId: string; form: string; onClose: () => void };
const nobody: Signer = { signerName: '', signature: null };

/** The phone goes to the client, who signs what the chief has answered and signed. */
export function SignCheckSheet({ crewId, checkId, form: name, onClose }: SignCheckSheetProps) {
  const t = useWords('crew-ops');
  const signCheck = useSignCheck();
  const upload = useSignatureUpload();
  const form = useFormSheet({
    title: t('security-check.secondTitle', { form: name }),
    draft: `security-check-second/${checkId}`,
    offline: 'needs-network',
    labels: useSignerLabels(false),
    start: nobody,
    endpoint: securityChecks.signSecurityCheck,
    body: ({ signerName }) => ({ name: signerName.trim(), uploadId: '' }),
    paths: { name: 'signerName' },
    check: signerProblems,
    send: async (body, { values }) =>
      signCheck({ params: { id: crewId, checkId }, body: { ...body, uploadId: await upload(values) } }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('security-check.secondNow')}>
      <p>{t('security-check.secondText')}</p>
      <SignerFields form={form} own={false} />
    </FormSheet>
  );
}
