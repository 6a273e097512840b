import { queued, useQueued } from '@callboard/client';
import { blockDates, planning } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { paths } from '../../../base/paths.ts';
import type { Calendar } from '../days/calendar-days.ts';
import { unblocked } from '../days/calendar-steps.ts';

export const unblockDate = queued(blockDates.unblockDate, {
  name: 'crew-ops.unblock-date',
  entity: ({ params }) => `blockDate/${params.id}`,
  apply: (calendar: Calendar, { input: { params } }) => unblocked(calendar, params.id),
  invalidates: () => [planning.personalCalendar, blockDates.blockDates],
  // Deleted from another phone: the wish is true already.
  settledBy: ['not_found'],
});

/** Deletes a blocked date. */
export function useUnblockDate() {
  const t = useWords('crew-ops');
  return useQueued(unblockDate, {
    title: () => t('personal-calendar.unblock.outbox'),
    editAt: () => paths.personalCalendar.to(),
  });
}
