import { isNight, isoAt, minutesOfSpan } from '@callboard/domain';
import type { ApplicationState, TenantRules } from '@callboard/domain';
import type { Tables } from '#platform/db/tables.ts';

type FactRow = {
  id: string;
  version: number;
  status: Tables['crewItem']['status'];
  projectId: string;
  projectNumber: string;
  projectName: string;
  crewId: string;
  crewNumber: string;
  crewName: string;
  shift: string;
  locationId: string | null;
  locationName: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  functionId: string;
  caption: string;
  short: string;
  startDate: string;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
  timeZone: string;
  startsAt: Date | null;
  endsAt: Date | null;
  standby: boolean;
  crewChief: boolean;
};

export const clockOf = (time: string | null): string | null => time?.slice(0, 5) ?? null;
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentFacts = (row: FactRow, rules: TenantRules) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  project: { id: row.projectId, number: row.projectNumber, name: row.projectName },
  crew: { id: row.crewId, number: row.crewNumber, name: row.crewName, shift: row.shift },
  location:
    row.locationId === null
      ? null
      : {
          id: row.locationId,
          name: row.locationName ?? '',
          city: row.city ?? '',
          latitude: row.latitude,
          longitude: row.longitude,
        },
  function: { id: row.functionId, caption: row.caption, short: row.short },
  startDate: row.startDate,
  endDate: row.endDate,
  startTime: clockOf(row.startTime),
  endTime: clockOf(row.endTime),
  timeZone: row.timeZone,
  startsAt: row.startsAt && isoAt(row.startsAt, row.timeZone),
  endsAt: row.endsAt && isoAt(row.endsAt, row.timeZone),
  minutes: minutesOfSpan(row),
  night: isNight(row, row.timeZone, rules),
  standby: row.standby,
  crewChief: row.crewChief,
});

type ApplicationRow = {
  state: ApplicationState;
  appliedAt: string;
  decidedAt: string | null;
  reason: string;
};

export const isoText = (text: string): string => new Date(text).toISOString();

export const presentApplication = (row: ApplicationRow | null) =>
  row && {
    state: row.state,
    appliedAt: isoText(row.appliedAt),
    decidedAt: row.decidedAt === null ? null : isoText(row.decidedAt),
    reason: row.reason,
  };
