import type { JobDetail } from '@callboard/contract';
import { clockOf, isoText, kilometresTo } from '../../crew-items/crew-items.public.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { jobContext, otherDays } from './job-detail.db.ts';
import type { JobRow } from './jobs.db.ts';
import { mayConfirm, presentJob } from './present-job.ts';

type JobContext = Awaited<ReturnType<typeof jobContext>>;

/** How to get there and in. What is written for the crew is for those who belong to it. */
const placeOf = ({ locationId, street, zip, country, note, home, ...at }: JobContext, own: boolean) =>
  locationId === null
    ? null
    : {
        street: street ?? '',
        zip: zip ?? '',
        country: country ?? '',
        note: own ? (note ?? '') : '',
        distanceKm: kilometresTo(home, at),
      };

/** Everything that the page of a job shows to this person. */
export async function jobDetail(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  row: JobRow,
  personId: string,
): Promise<JobDetail> {
  const at = now();
  const around = await jobContext(db, { crewId: row.crewId, itemId: row.id, personId });
  const shown = presentJob(row, await tenantRules(db), at, personId);
  const days = await otherDays(db, { personId, projectId: row.projectId, not: row.id });
  const own = row.personId === personId;
  return {
    ...shown,
    crewInfo: own ? around.crewInfo : around.externalInfo,
    chiefInfo: shown.chief ? around.chiefInfo : null,
    catering: around.catering,
    place: placeOf(around, own),
    history: own ? around.history.map(({ at: then, ...line }) => ({ ...line, at: isoText(then) })) : [],
    crewChiefs: around.crewChiefs,
    projectManager: around.projectManager,
    planner: around.planner,
    contactOnSite: own ? around.contactOnSite : null,
    colleagues: around.people,
    otherDays: days.map(({ deadlineAt, endsAt, ...day }) => ({
      ...day,
      startTime: clockOf(day.startTime),
      endTime: clockOf(day.endTime),
      mayConfirm: mayConfirm({ status: day.status, deadlineAt, endsAt }, at),
    })),
  };
}
