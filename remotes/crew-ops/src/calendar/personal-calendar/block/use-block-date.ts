import { queued, useQueued } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { blockDates, planning } from '@callboard/contract';
import type { BlockDate } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { paths } from '../../../base/paths.ts';
import type { Calendar } from '../days/calendar-days.ts';
import { blocked } from '../days/calendar-steps.ts';
import { useSpanText } from '../days/use-span-text.ts';
import { useUnblockDate } from './use-unblock-date.ts';

const place = 'blockDate/';
export const isBlock = (entity: string): boolean => entity.startsWith(place);
const staleAfterBlock = [planning.personalCalendar, blockDates.blockDates];

export const blockDate = queued(blockDates.blockDate, {
  name: 'crew-ops.block-date',
  entity: ({ body }) => `${place}${body.from}`,
  apply: (calendar: Calendar, { key, input: { body } }) =>
    blocked(calendar, { id: key, from: body.from, to: body.to ?? body.from, reason: body.reason ?? '' }),
  invalidates: () => staleAfterBlock,
});

type Sent = { from: string; to?: string | undefined };
/** One that took in others is more than what was just asked for: it is not undone by deleting it. */
const matchesRequest = (answer: BlockDate, { from, to = from }: Sent) =>
  answer.version === 1 && answer.from === from && answer.to === to;

/** Keeps days free of jobs. Refused ones stay where they can be put right. */
export function useBlockDate(onRefused: (error: CallError) => void = () => undefined) {
  const t = useWords('crew-ops');
  const spanText = useSpanText();
  const unblock = useUnblockDate();
  return useQueued(blockDate, {
    title: ({ body }) => t('personal-calendar.block.outbox', { days: spanText(body.from, body.to) }),
    editAt: () => paths.personalCalendar.to(),
    onRefused,
    onSent: (answer, { body }) => {
      const done = t('personal-calendar.block.done', { days: spanText(body.from, body.to) });
      if (!answer || !matchesRequest(answer, body)) return toast.success(done);
      const run = () => void unblock({ params: { id: answer.id }, version: answer.version });
      return toast.success(done, { time: 5000, action: { label: t('personal-calendar.undo'), run } });
    },
  });
}
