import { crewChecks } from '@callboard/contract';
import type { HoursObjection } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { TextArea } from '@callboard/ui';
import type { HoursSheetProps } from './correct-hours-sheet.tsx';
import styles from './person-hours.module.css';
import { useKeepHours } from './use-keep-hours.ts';

type KeepSheetProps = HoursSheetProps & { objection: HoursObjection };

/** The office answers that the hours stay, and says why. */
export function KeepSheet({ hours, objection, onClose }: KeepSheetProps) {
  const t = useWords('crew-ops');
  const keepHours = useKeepHours(hours);
  const { crewItemId: id, name } = hours;
  const form = useFormSheet({
    title: t('person-hours.keep'),
    draft: `keep-hours/${objection.id}`,
    offline: 'needs-network',
    labels: { answer: t('person-hours.answer') },
    start: { answer: '' },
    endpoint: crewChecks.keepHours,
    body: ({ answer }) => ({ answer: answer.trim() }),
    send: (body) => keepHours({ params: { id, objectionId: objection.id }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={name} submit={t('person-hours.keep')}>
      <blockquote className={styles.quote}>{objection.comment}</blockquote>
      <TextArea
        {...form.field('answer')}
        hint={t('person-hours.answerHint', { name })}
        rows={3}
        maxLength={500}
        required
      />
    </FormSheet>
  );
}
