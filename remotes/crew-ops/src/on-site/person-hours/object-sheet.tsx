import { serverNow } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { TextArea } from '@callboard/ui';
import type { HoursSheetProps } from './correct-hours-sheet.tsx';
import { HoursFields } from './hours-fields.tsx';
import { bodyOf, clocksOf, problemsOf, typedHours } from './hours-form.ts';
import { useHoursLabels } from './use-hours-labels.ts';
import { useObjectToHours } from './use-object-to-hours.ts';

/** The person says how the own hours really were, and how that comes. */
export function ObjectSheet({ hours, onClose }: HoursSheetProps) {
  const t = useWords('crew-ops');
  const labels = useHoursLabels();
  const objectToHours = useObjectToHours(hours);
  const form = useFormSheet({
    title: t('person-hours.object'),
    draft: `hours-objection/${hours.crewItemId}`,
    offline: 'needs-network',
    labels: { ...labels, reason: t('person-hours.comment') },
    start: clocksOf(hours),
    endpoint: null,
    body: (values) => values,
    check: (values) => problemsOf(hours, values, serverNow()),
    send: (_, { values }) =>
      objectToHours({
        params: { id: hours.crewItemId },
        body: { ...bodyOf(hours, values), comment: values.reason.trim() },
      }),
    onClose,
  });
  const typed = typedHours(hours, form.values, serverNow());
  return (
    <FormSheet
      form={form}
      subtitle={[hours.project.name, hours.crewName].join(' · ')}
      submit={t('person-hours.objectSend')}
    >
      <p>{t('person-hours.objectText')}</p>
      <HoursFields form={form} hours={hours} typed={typed} />
      <TextArea
        {...form.field('reason')}
        hint={t('person-hours.commentHint')}
        rows={3}
        maxLength={500}
        required
      />
    </FormSheet>
  );
}
