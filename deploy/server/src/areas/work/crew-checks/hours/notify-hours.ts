import type { NotificationKind } from '@callboard/contract';
import { approvedMinutes, clockAt } from '@callboard/domain';
import type { RoundingStep } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { hoursText } from '../../crew-papers/crew-papers.public.ts';
import type { Hours } from './approve-hours.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { hoursContext } from './hours-context.db.ts';

type HoursNotice = {
  people: readonly string[];
  kind: Extract<NotificationKind, 'hoursCorrected' | 'hoursKept' | 'hoursObjected'>;
  before: Hours | null;
  after: Hours | null;
  step: RoundingStep;
  reason: string;
};

/** Tells of hours as they were and as they are, on the clock of the site: "08:00 – 18:00 (9:15 h) → …". */
export async function notifyHours(
  { db, jobs, caller, now }: Pick<Ctx, 'db' | 'jobs' | 'caller' | 'now'>,
  row: CheckRow,
  { people, kind, before, after, step, reason }: HoursNotice,
): Promise<void> {
  const { projectName, crewName } = await hoursContext(db, row.itemId);
  const clock = (at: Date) => clockAt(at, row.timeZone).time;
  const text = (hours: Hours) =>
    `${clock(hours.from)} – ${clock(hours.until)} (${hoursText(approvedMinutes(hours, step))} h)`;
  await notify(
    { db, jobs, at: now() },
    {
      people: people.filter((one) => one !== caller.personId),
      kind,
      params: {
        ...(kind === 'hoursObjected' && { person: row.name }),
        project: projectName,
        crew: crewName,
        function: row.functionCaption,
        day: clockAt(row.startsAt, row.timeZone).day,
        hours: [before, after].flatMap((hours) => (hours ? [text(hours)] : [])).join(' → '),
        reason,
      },
      subject: { kind: kind === 'hoursObjected' ? 'crewItem' : 'job', id: row.itemId },
    },
  );
}
