import { todayHere } from '@callboard/client';
import { vacations } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { Skeleton, TextArea } from '@callboard/ui';
import { CountedDays } from './counted-days.tsx';
import { useRequestVacation } from './use-request-vacation.ts';
import { useVacationPreview } from './use-vacation-preview.ts';
import { VacationFields } from './vacation-fields.tsx';
import { noVacation } from './vacation-form.ts';

/** Asks for days off: which ones, of what kind, and what is left after them. */
export function VacationSheet({ day, onClose }: { day: string | null; onClose: () => void }) {
  const t = useWords('crew-ops');
  const start = day && day >= todayHere() ? day : '';
  const requestVacation = useRequestVacation();
  const form = useFormSheet({
    title: t('personal-calendar.vacation.title'),
    draft: `vacation/${start}`,
    offline: 'needs-network',
    labels: {
      from: t('personal-calendar.range'),
      to: t('personal-calendar.range'),
      firstHalf: t('personal-calendar.vacation.firstHalf'),
      lastHalf: t('personal-calendar.vacation.lastHalf'),
      kind: t('personal-calendar.vacation.kind'),
      comment: t('personal-calendar.vacation.comment'),
    },
    start: noVacation(start),
    endpoint: vacations.requestVacation,
    body: (values) => values,
    send: (body) => requestVacation({ body }),
    onClose,
  });
  const { from, kind } = form.values;
  const { data: preview, isFetching } = useVacationPreview(form.values);
  return (
    <FormSheet
      form={form}
      subtitle={t('personal-calendar.vacation.about')}
      submit={t('personal-calendar.vacation.submit')}
      stopped={!!preview?.refusal}
    >
      <VacationFields form={form} />
      {from && preview && <CountedDays preview={preview} takes={kind === 'vacation'} />}
      {from && !preview && isFetching && <Skeleton height="6rem" />}
      <TextArea {...form.field('comment')} rows={2} />
    </FormSheet>
  );
}
