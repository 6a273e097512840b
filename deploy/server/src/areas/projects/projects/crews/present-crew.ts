import { may, projects as calls } from '@callboard/contract';
import type { CrewOfProject } from '@callboard/contract';
import { isNight, itemSpan } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller, Ctx } from '#platform/http/handler.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { crewsOfProject } from './crews-of-project.db.ts';
import type { CrewOfProjectRow } from './crews-of-project.db.ts';
import type { CrewOfProjectIds } from './write-crew.db.ts';

export const minutesOnly = (time: string | null): string | null => time?.slice(0, 5) ?? null;

type Night = { nightFrom: string; nightUntil: string };

const noteOf = ({ signedAt, releasedAt }: CrewOfProjectRow) => {
  if (signedAt) return 'signed' as const;
  return releasedAt ? ('released' as const) : ('none' as const);
};

export function presentCrew(row: CrewOfProjectRow, night: Night, caller: Caller): CrewOfProject {
  const startTime = minutesOnly(row.startTime);
  const endTime = minutesOnly(row.endTime);
  const { begun, ...counts } = row.counts;
  const open = row.projectOpen && row.cancelledAt === null && row.signedOffAt === null;
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    name: row.name,
    shift: row.shift,
    startDate: row.startDate,
    endDate: row.endDate,
    startTime,
    endTime,
    timeZone: row.timeZone,
    night: isNight(itemSpan({ ...row, startTime, endTime, endDate: null }), row.timeZone, night),
    location:
      row.locationId === null
        ? null
        : { id: row.locationId, name: row.locationName ?? '', city: row.locationCity ?? '' },
    cancelled: row.cancelledAt !== null,
    signedOff: row.signedOffAt !== null,
    deliveryNote: noteOf(row),
    ...counts,
    may: {
      edit: open && may(calls.editProjectCrew.allow, caller),
      // What somebody has worked is paid for.
      cancel: open && begun === 0 && may(calls.cancelProjectCrew.allow, caller),
    },
  };
}

/** One crew of a project as whoever calls sees it. */
export async function presentCrewOf(
  { db, caller }: Ctx,
  { projectId, crewId }: CrewOfProjectIds,
): Promise<CrewOfProject> {
  const only = { projectId, id: crewId, limit: 1, page: 1 };
  const [row] = (await crewsOfProject(db, viewerOf(caller), only)).rows;
  if (!row) throw notFound();
  return presentCrew(row, await tenantRules(db), caller);
}
