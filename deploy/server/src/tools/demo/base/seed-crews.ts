import { withoutCollisions } from './without-collisions.ts';
import { addDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { bookingsOf } from './bookings.ts';
import type { Bookings } from './bookings.ts';
import { crewPlans } from './crew-plan.ts';
import type { CrewPlan } from './crew-plan.ts';
import { fittingProjects } from './fitting-project.ts';
import { richLife, todayStatuses, usualComing, usualPast } from './demo-positions.ts';
import type { Status } from './demo-positions.ts';
import { placesOf } from './seed-companies.ts';
import { instantsOf, positionRow } from './position-rows.ts';
import type { Crew, Item } from './position-rows.ts';
import { seedApplications } from './seed-applications.ts';
import type { Project } from './seed-projects.db.ts';
import { seedOddities } from './seed-oddities.ts';
import { signedOffMinutesAgo, todayCrewId, todayCrews, todayTimes } from './today-crews.ts';

const shorts = ['ST', 'ST', 'RG', 'ST', 'LT', 'ST', 'SO', 'ST', 'FL', 'VT'];
const shortAt = (at: number): string => shorts[at % shorts.length] ?? 'ST';

const crewRow = (
  demo: Demo,
  project: Project,
  rest: Omit<Crew, 'projectId' | 'locationId' | 'createdAt'>,
): Crew => {
  const say = speechOf(demo.tenant);
  return {
    ...rest,
    name: say(rest.name),
    projectId: project.id,
    locationId: project.locationId,
    cateringTypeId: ['none', 'client', 'allowance', 'buffet'][rest.id.charCodeAt(0) % 4] ?? 'none',
    cateringNote: '',
    contactOnSiteId: null,
    infoExternal: say('Treffpunkt beim Personaleingang, zehn Minuten vor Beginn.'),
    infoInternal: say('Kunde zahlt Parkkarten.'),
    infoCrew: say('Arbeitsschuhe S3, Helm und Handschuhe mitbringen.'),
    infoChief: say('Schlüssel beim Portier, Liste um 9 Uhr an die Produktion.'),
    createdAt: new Date(demo.now.getTime() - 60 * 86_400_000),
  };
};

const zoneOf = (tenant: string, at: number): string =>
  placesOf(tenant)[at % placesOf(tenant).length]?.[5] ?? 'Europe/Vienna';

/** How the positions of a crew stand. */
function statusesOf({ filling, size, day }: CrewPlan, today: string, turn: number): Status[] {
  const list = day < today ? usualPast : usualComing;
  return Array.from({ length: size }, (_, at): Status => {
    if (filling === 'usual') return list[(turn + at * 7) % list.length] ?? 'confirmed';
    if (filling === 'full') return day < today ? 'cleared' : 'confirmed';
    if (filling === 'missing') return at === size - 1 ? 'vacant' : 'confirmed';
    if (filling === 'vacant') return at % 2 ? 'vacant' : 'confirmed';
    return filling;
  });
}

/** Whoever signs in with these is put into none of the planned crews. */
const unplannedLogins = [
  'planner',
  'planner.new',
  'operations',
  'planning',
  'office',
  'accountant',
  'client',
  'client.basic',
  'nothing',
  'expired',
  'newcomer',
  'crew',
  'chief',
];

export async function seedCrews(db: Db, demo: Demo, projects: readonly Project[]): Promise<void> {
  const { tenant, today, people, personOf } = demo;
  const nordlicht = tenant.id === 'nordlicht';
  const withLogin = new Set(unplannedLogins.map((login) => personOf(login)?.id));
  const pool = people.filter((one) => one.active && !withLogin.has(one.id)).map(({ id }) => id);
  const bookings = bookingsOf(pool);
  const projectFor = fittingProjects(projects);

  const { crews, items } = todayCrewsOf(demo, projectFor, bookings);
  bookRichLife(demo, bookings);

  for (const plan of crewPlans(today, nordlicht ? 167 : 30)) {
    const project = projectFor(plan.project, plan);
    if (!project) continue;
    const crew = plannedCrew(demo, plan, {
      project,
      zone: zoneOf(tenant.id, projects.indexOf(project)),
      turn: crews.length,
    });
    items.push(...plannedItems(demo, plan, { crew, turn: crews.length, bookings }));
    crews.push(crew);
  }
  const ofClients = new Set(projects.filter(({ kind }) => kind === 'client').map(({ id }) => id));
  const forClients = crews.filter(({ projectId }) => ofClients.has(projectId));
  items.push(...richLifeItems(demo, forClients, bookings));
  const odd = nordlicht ? seedOddities(demo, crews, bookings) : [];
  const kept = withoutCollisions([...items, ...odd]);
  await insertAll(db, 'crew', crews);
  await insertAll(db, 'crewItem', kept);
  await insertAll(db, 'numberRange', [{ kind: 'crew', last: 1_000 + crews.length }]);
  await seedApplications(db, demo, kept);
}

const timesOf = ({ day, endDay, times }: CrewPlan) => ({
  day,
  endDay: endDay ?? null,
  from: times?.[0] ?? null,
  until: times?.[1] ?? null,
});

function plannedCrew(
  demo: Demo,
  plan: CrewPlan,
  { project, zone, turn }: { project: Project; zone: string; turn: number },
): Crew {
  const { tenant, today, personOf, now } = demo;
  const { day, endDay, from, until } = timesOf(plan);
  const signedOff = plan.day < addDays(today, -2);
  return crewRow(demo, project, {
    id: seedId(tenant.id, 'crew', plan.key),
    number: `CR-${1_001 + turn}`,
    name: plan.name,
    shift: from && until && until < from ? 'N' : 'D',
    startDate: day,
    endDate: endDay,
    startTime: from,
    endTime: until,
    timeZone: zone,
    signedOffAt: signedOff ? new Date(now.getTime() - 86_400_000) : null,
    signedOffBy: signedOff ? (personOf('chief')?.id ?? null) : null,
  });
}

/** The positions of a crew, with whoever is free. */
function plannedItems(
  demo: Demo,
  plan: CrewPlan,
  { crew, turn, bookings }: { crew: Crew; turn: number; bookings: Bookings },
): Item[] {
  const times = timesOf(plan);
  const { startsAt, endsAt } = instantsOf(times, crew.timeZone);
  return statusesOf(plan, demo.today, turn * 3).map((status, at) => {
    const needs = !['vacant', 'draft'].includes(status) && startsAt && endsAt;
    const personId = needs ? (bookings.take(startsAt, endsAt) ?? null) : null;
    return positionRow(demo, {
      ...times,
      key: `${plan.key}/${at}`,
      crew,
      status: needs && personId === null ? 'vacant' : status,
      personId,
      chief: at === 0,
      short: status === 'spare' || status === 'spareRequested' ? 'SP' : shortAt(at),
      standby: plan.standby ?? false,
      late: at % 2 === 0,
    });
  });
}

/** The crew chief of the demo leads those that do not run at the same time. */
const ledByChief: readonly string[] = ['mixed', 'checkedOut', 'signedOff'];

function todayCrewsOf(demo: Demo, projectFor: ReturnType<typeof fittingProjects>, bookings: Bookings) {
  const { tenant, now, personOf } = demo;
  const crews: Crew[] = [];
  const items: Item[] = [];
  for (const [nth, plan] of todayCrews.entries()) {
    const zone = 'Europe/Vienna' === tenant.timeZone ? 'Europe/Vienna' : tenant.timeZone;
    const { starts, ends, from, until } = todayTimes(now, plan, zone);
    const signedOff = plan.key === 'signedOff';
    const times = {
      day: from.day,
      endDay: until.day === from.day ? null : until.day,
      from: from.time,
      until: until.time,
    };
    const project = projectFor(nth < 4 ? 'first' : 'client', times);
    if (!project) continue;
    const crew = crewRow(demo, project, {
      id: todayCrewId(tenant.id, plan.key),
      number: `CR-${901 + nth}`,
      name: plan.name,
      shift: 'D',
      startDate: times.day,
      endDate: times.endDay,
      startTime: times.from,
      endTime: times.until,
      timeZone: zone,
      signedOffAt: signedOff ? new Date(now.getTime() - signedOffMinutesAgo * 60_000) : null,
      signedOffBy: signedOff ? (personOf('chief')?.id ?? null) : null,
    });
    crews.push(crew);
    const own = [
      ledByChief.includes(plan.key) ? personOf('chief')?.id : undefined,
      plan.key === 'preCalled' || signedOff ? personOf('crew')?.id : undefined,
    ];
    for (const [at, status] of todayStatuses[plan.key].entries()) {
      const wanted = at === 0 ? own[0] : at === 1 ? own[1] : undefined;
      const personId = wanted && bookings.book(wanted, starts, ends) ? wanted : bookings.take(starts, ends);
      // A small tenant has fewer people than these crews have places.
      if (personId === null) continue;
      const key = `${plan.key}/${at}`;
      items.push(
        positionRow(demo, { ...times, key, crew, status, personId, chief: at === 0, short: shortAt(at) }),
      );
    }
  }
  return { crews, items };
}

/** Days that the crew member's own positions take; nothing else is put there. */
function bookRichLife({ today, personOf }: Demo, bookings: Bookings): void {
  const crew = personOf('crew');
  if (!crew) return;
  for (const [days] of richLife) {
    const day = Date.parse(`${addDays(today, days)}T00:00:00Z`);
    bookings.book(crew.id, new Date(day), new Date(day + 86_400_000));
  }
}

/** A position in a crew of that day for each line of the crew member's life, and every third day one as chief. */
function richLifeItems(demo: Demo, crews: readonly Crew[], bookings: Bookings): Item[] {
  const { today, personOf } = demo;
  const rows: Item[] = [];
  const add = (login: string, days: number, status: Status, chief: boolean) => {
    const person = personOf(login);
    const day = addDays(today, days);
    const crew = crews.find(
      (one) =>
        one.startDate === day &&
        one.startTime !== null &&
        one.endDate === null &&
        String(one.endTime) > String(one.startTime),
    );
    if (!person || !crew) return;
    const times = { day, endDay: null, from: crew.startTime ?? null, until: crew.endTime ?? null };
    const { startsAt, endsAt } = instantsOf(times, crew.timeZone);
    // The days of the crew member are kept free for this; the others may be somewhere else already.
    if (!startsAt || !endsAt || (login !== 'crew' && !bookings.book(person.id, startsAt, endsAt))) return;
    const short = status.startsWith('spare') ? 'SP' : 'ST';
    rows.push(
      positionRow(demo, {
        ...times,
        key: `${login} ${days}`,
        crew,
        status,
        personId: person.id,
        chief,
        short,
      }),
    );
  };
  for (const [days, status] of richLife) add('crew', days, status, false);
  for (const days of [-12, -9, -7, -4]) add('chief', days, 'cleared', true);
  for (const days of [2, 4, 5, 7, 10, 13]) add('chief', days, 'confirmed', true);
  for (const days of [3, 6]) add('everything', days, 'confirmed', false);
  return rows;
}
