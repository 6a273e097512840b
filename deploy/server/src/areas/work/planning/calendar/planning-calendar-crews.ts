import type { CalendarCrew, planning } from '@callboard/contract';
import { missingPositions, presenceOf, securityCheckBorder, securityCheckState } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { requireRange } from '#platform/http/answer/range.ts';
import { canSeeCompany, viewerOf } from '../../../account/access/access.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { crewDays } from './calendar-crews.db.ts';
import type { CrewDay } from './calendar-crews.db.ts';
import { calendarTenant } from './calendar-tenant.db.ts';
import { both } from '../view/planning-conditions.db.ts';
import { modeConditions, planningView } from '../view/planning-view.db.ts';

/** The weeks that a month touches. */
const mostDays = 42;
const mostCrews = 5_000;

export const planningCalendarCrews: Handler<typeof planning.planningCalendarCrews> = async (
  { query },
  { db, caller, now },
) => {
  requireRange(query, mostDays);
  const { from, to, mode } = query;
  const { inside, seeSpare } = planningView(caller);
  const today = await todayOfTenant(db, now());
  const condition = modeConditions[mode](today);
  const rows = await crewDays(db, {
    from,
    to,
    // What somebody may not see is no reason for a crew to be shown.
    mode: mode === 'spare' ? both(planningView(caller).itemSeen, condition) : condition,
    seen: canSeeCompany({ ...viewerOf(caller), inside }, 'project.companyId'),
    limit: mostCrews,
  });
  const { rules, ownHolidays } = await calendarTenant(db, query);
  return {
    from,
    to,
    today,
    items: rows.map((row) => presentCrew(row, { seeSpare, rules, now: now() })),
    left: (rows[0]?.total ?? 0) - rows.length,
    bankHolidays: ownHolidays.map(({ day, caption }) => ({ day, caption })),
    may: { seeSpare },
  };
};

type Seen = { seeSpare: boolean; rules: TenantRules; now: Date };

function presentCrew(row: CrewDay, { seeSpare, rules, now }: Seen): CalendarCrew {
  const { id, name, company, day, from, until, lastDay, timeZone, timesMissing } = row;
  const { positions, filled, requested, spare } = row;
  return {
    id,
    name,
    project: { number: row.projectNumber, name: row.projectName, internal: row.internal },
    company,
    location: row.locationName === null ? null : { name: row.locationName, city: row.locationCity ?? '' },
    day,
    from,
    until,
    overnight: lastDay === null ? from !== null && until !== null && until <= from : lastDay > day,
    timeZone,
    timesMissing,
    positions,
    filled,
    requested,
    missing: missingPositions({ positions, filled, requested }),
    spare: seeSpare ? spare : null,
    onSite: onSiteOf(row, rules, now),
    securityCheck: securityOf(row, now),
  };
}

function onSiteOf({ onSite }: CrewDay, rules: TenantRules, now: Date): CalendarCrew['onSite'] {
  const people = new Map<CalendarCrew['onSite'][number]['state'], number>();
  for (const { startsAt, endsAt, ...facts } of onSite) {
    const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    const state = presenceOf({ ...facts, ...times }, now, rules);
    people.set(state, (people.get(state) ?? 0) + 1);
  }
  return [...people].map(([state, count]) => ({ state, people: count }));
}

function securityOf({ securityChecks }: CrewDay, now: Date): CalendarCrew['securityCheck'] {
  const nullIfEmpty = (at: string | null) => (at === null ? null : new Date(at));
  const borders = securityChecks.map(({ dueFrom, dueUntil, endsAt, doneAt }) => {
    const times = { dueFrom: new Date(dueFrom), dueUntil: new Date(dueUntil) };
    return securityCheckBorder(
      securityCheckState({ ...times, endsAt: nullIfEmpty(endsAt), doneAt: nullIfEmpty(doneAt) }, now),
    );
  });
  return (['red', 'yellow'] as const).find((border) => borders.includes(border)) ?? 'none';
}
