import { crewChecks } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import {
  FormSheet,
  signerProblems,
  useFormSheet,
  useSignatureUpload,
  useSignerLabels,
} from '@callboard/parts';
import type { Signer } from '@callboard/parts';
import { SignaturePad } from '@callboard/ui';
import type { HoursSheetProps } from './correct-hours-sheet.tsx';
import { useSignHours } from './use-sign-hours.ts';

/** The person signs the own hours as they stand: what is signed stands above the signature. */
export function SignHoursSheet({ hours, onClose }: HoursSheetProps) {
  const t = useWords('crew-ops');
  const signHours = useSignHours(hours);
  const upload = useSignatureUpload();
  const { crewItemId: id, version, name } = hours;
  const form = useFormSheet({
    title: t('person-hours.signTitle'),
    draft: `sign-hours/${id}`,
    offline: 'needs-network',
    labels: useSignerLabels(true),
    // Whose hours they are is known.
    start: { signerName: name, signature: null } as Signer,
    endpoint: crewChecks.signCrewCheck,
    body: () => ({ uploadId: '' }),
    check: signerProblems,
    send: async (_, { values }) =>
      signHours({ params: { id }, version, body: { uploadId: await upload(values) } }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('person-hours.sign')}>
      <SignedHours hours={hours} />
      <SignaturePad
        {...form.field('signature')}
        value={form.values.signature}
        onValue={(signature) => form.change({ signature })}
      />
    </FormSheet>
  );
}

function SignedHours({ hours }: { hours: CheckHours }) {
  const t = useWords('crew-ops');
  const { date, duration, time } = useFormat();
  const { approvedFrom, approvedUntil, approvedBreakMinutes, approvedMinutes, timeZone } = hours;
  if (!approvedFrom || !approvedUntil) return null;
  return (
    <p>
      <strong>
        {t('person-hours.consent', {
          hours: duration(approvedMinutes ?? 0, { signed: false }),
          job: `${hours.project.name} · ${hours.crewName}`,
          day: date(approvedFrom, 'long', timeZone),
          from: time(approvedFrom, timeZone),
          until: time(approvedUntil, timeZone),
          minutes: approvedBreakMinutes ?? 0,
        })}
      </strong>
    </p>
  );
}
