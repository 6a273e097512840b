import { invalidate, serverNow } from '@callboard/client';
import type { CheckHours } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Avatar, Banner, TextArea } from '@callboard/ui';
import type { Correction } from '../sign-off/hours.ts';
import { HoursFields } from './hours-fields.tsx';
import { bodyOf, clocksOf, problemsOf, proposedOf, typedHours } from './hours-form.ts';
import { personHoursQuery } from './person-hours.queries.ts';
import { useApproveHours } from './use-approve-hours.ts';
import { useCorrectHours } from './use-correct-hours.ts';
import { useHoursLabels } from './use-hours-labels.ts';

export type HoursSheetProps = { hours: CheckHours; onClose: () => void };

/** The office puts hours right that are signed off, or approves those that wait; what becomes of them stands beside. */
export function CorrectHoursSheet({ hours, onClose }: HoursSheetProps) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const labels = useHoursLabels();
  const correctHours = useCorrectHours(hours);
  const approveHours = useApproveHours(hours);
  const { crewItemId, name, may, objection, noteSigned, version, checkedFrom, pictureUrl } = hours;
  const corrects = may.correct;
  const proposed = proposedOf(hours);
  // As they were checked they need no word; everything else does.
  const needsReason = (values: Correction) =>
    corrects || checkedFrom === null || typedHours(hours, values, serverNow())?.same !== true;
  const form = useFormSheet({
    title: t(corrects ? 'person-hours.correctTitle' : 'person-hours.approveTitle', { name }),
    draft: `person-hours/${crewItemId}`,
    offline: 'needs-network',
    labels: { ...labels, reason: t('sign-off.reason') },
    edits: {
      values: clocksOf(hours),
      version,
      readAgain: () => invalidate(personHoursQuery(crewItemId)),
      ...(proposed && { proposed }),
    },
    endpoint: null,
    body: (values) => values,
    check: (values) =>
      problemsOf(hours, values, serverNow()).filter(({ path }) => path !== 'reason' || needsReason(values)),
    send: async (_, sent) => {
      const body = { ...bodyOf(hours, sent.values), reason: sent.values.reason.trim() };
      const write = corrects ? correctHours : approveHours;
      await write({ params: { id: crewItemId }, version: sent.version, body });
    },
    onClose,
  });
  const typed = typedHours(hours, form.values, serverNow());
  const [last] = hours.corrections;
  return (
    <FormSheet
      form={form}
      leading={<Avatar name={name} {...(pictureUrl && { src: pictureUrl })} />}
      subtitle={[hours.project.name, hours.crewName].join(' · ')}
      submit={t(corrects ? 'person-hours.correct' : 'person-hours.approve')}
      stopped={corrects && typed?.same === true}
    >
      {form.sheet.conflict && last && (
        <Banner
          kind="info"
          title={t('person-hours.correctedMeanwhile', {
            name: last.by ?? t('job.byServer'),
            at: dateTime(last.at, hours.timeZone),
          })}
          text={last.reason}
        />
      )}
      {objection?.state === 'open' && (
        <Banner kind="info" title={t('person-hours.says', { name })} text={objection.comment} />
      )}
      {corrects && noteSigned && <Banner kind="warning" title={t('person-hours.signatureFalls')} />}
      <HoursFields form={form} hours={hours} typed={typed} />
      {corrects && typed?.same && <p>{t('person-hours.same')}</p>}
      <TextArea
        {...form.field('reason')}
        hint={t('person-hours.reasonHint', { name })}
        rows={2}
        maxLength={200}
        required={needsReason(form.values)}
      />
    </FormSheet>
  );
}
