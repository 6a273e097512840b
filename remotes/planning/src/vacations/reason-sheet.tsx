import { vacations } from '@callboard/contract';
import type { Absence } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Banner, TextArea } from '@callboard/ui';
import { useVacationText } from './use-vacation-text.ts';

export type ReasonedDecision = 'refuse' | 'keep' | 'cancel';
type ReasonSheetProps = {
  absence: Absence;
  decision: ReasonedDecision;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** A decision against what somebody wants: what follows is said before, and why goes to the person. */
export function ReasonSheet({ absence, decision, send, onClose }: ReasonSheetProps) {
  const t = useWords('planning');
  const text = useVacationText();
  const { id, personName: name } = absence;
  const form = useFormSheet({
    title: t(`vacations.${decision}`),
    draft: `vacation-${decision}/${id}`,
    offline: 'needs-network',
    labels: { reason: t('vacations.reason') },
    start: { reason: '' },
    endpoint: vacations.refuseVacation,
    body: ({ reason }) => ({ reason: reason.trim() }),
    check: ({ reason }) =>
      reason.trim() === '' ? [{ path: 'reason', code: 'required', text: t('vacations.reasonMissing') }] : [],
    send: ({ reason }) => send(reason),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={`${name} · ${text.span(absence)}`}
      submit={t(`vacations.${decision}`)}
      submitKind={decision === 'keep' ? 'primary' : 'danger'}
      offlineText={t('vacations.offline')}
    >
      <Banner kind="info" title={t(`vacations.${decision}Text`, { name })} />
      <TextArea {...form.field('reason')} rows={3} maxLength={200} required />
    </FormSheet>
  );
}
