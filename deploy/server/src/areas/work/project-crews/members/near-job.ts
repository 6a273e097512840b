import { contactWindow, dayAt, numberHidden } from '@callboard/domain';
import type { ContactWindow, TenantRules } from '@callboard/domain';

type Days = { startDate: string; endDate: string | null; timeZone: string };

/** The days on which people of a job may be called. */
export const nearDays = ({ startDate, endDate }: Days, rules: TenantRules): ContactWindow =>
  contactWindow({ begin: startDate, end: endDate ?? startDate }, rules);

/** Why nobody may be called today, or nothing; by the day at the site. */
export const notNear = (crew: Days, now: Date, rules: TenantRules) =>
  numberHidden(nearDays(crew, rules), dayAt(now, crew.timeZone));

export const isNear = (crew: Days, now: Date, rules: TenantRules): boolean =>
  notNear(crew, now, rules) === null;
