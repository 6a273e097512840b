import type { CallError } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet, useSignatureUpload, useSignerLabels } from '@callboard/parts';
import type { Signer } from '@callboard/parts';
import { Button, SignaturePad } from '@callboard/ui';
import { usePeriod } from '../payroll-facts/use-period.ts';
import { SignedContent } from './signed-content.tsx';
import type { ToSign } from './use-read-to-sign.ts';
import { useSignPayroll } from './use-sign-payroll.ts';

type SignPayrollSheetProps = {
  toSign: ToSign;
  onRefused: (error: CallError) => void;
  onClose: () => void;
  /** The person does not agree. */
  onWrong: () => void;
};
const nothingSigned: Pick<Signer, 'signature'> = { signature: null };

/** Everything that is signed, in full; then the sentence that is confirmed, and the signature. */
export function SignPayrollSheet({ toSign: shown, onRefused, onClose, onWrong }: SignPayrollSheetProps) {
  const t = useWords('finance');
  const { duration } = useFormat();
  const period = usePeriod();
  const { id, number, version, fromDay, toDay, minutes, toSign } = shown.payroll;
  const sign = useSignPayroll(onRefused);
  const upload = useSignatureUpload();
  const { signature } = useSignerLabels(true);
  const form = useFormSheet({
    title: t('payroll.signTitle', { number }),
    draft: `payroll/${number}`,
    offline: 'needs-network',
    labels: { signature },
    start: nothingSigned,
    endpoint: payrolls.signPayroll,
    body: () => ({ uploadId: '', language: toSign.language, sha256: toSign.sha256 }),
    check: (values) => (values.signature ? [] : [{ path: 'signature', code: 'required' } as const]),
    send: async (body, { values }) =>
      sign({
        params: { id },
        version,
        body: { ...body, uploadId: await upload({ signerName: '', ...values }) },
      }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={`${period(fromDay, toDay)} · ${duration(minutes, { signed: false })}`}
      submit={t('payroll.signNow')}
      actions={
        <Button kind="secondary" size="large" onClick={onWrong}>
          {t('payroll-item.decline')}
        </Button>
      }
    >
      <SignedContent payroll={shown.payroll} items={shown.items} />
      <SignaturePad
        {...form.field('signature')}
        value={form.values.signature}
        onValue={(drawn) => form.change({ signature: drawn })}
      />
    </FormSheet>
  );
}
