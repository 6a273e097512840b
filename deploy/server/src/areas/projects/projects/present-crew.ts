import type { CrewOfProject } from '@callboard/contract';
import { isNight, itemSpan } from '@callboard/domain';
import type { CrewOfProjectRow } from './crews-of-project.db.ts';

export const minutesOnly = (time: string | null): string | null => time?.slice(0, 5) ?? null;

type Night = { nightFrom: string; nightUntil: string };

const noteOf = ({ signedAt, releasedAt }: CrewOfProjectRow) => {
  if (signedAt) return 'signed' as const;
  return releasedAt ? ('released' as const) : ('none' as const);
};

export function presentCrew(row: CrewOfProjectRow, night: Night): CrewOfProject {
  const startTime = minutesOnly(row.startTime);
  const endTime = minutesOnly(row.endTime);
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
    ...row.counts,
  };
}
