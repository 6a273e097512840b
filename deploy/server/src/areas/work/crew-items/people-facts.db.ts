import { addDays, heldAbsenceStates, neverWorkedStates } from '@callboard/domain';
import type { AbsenceState, CrewItemState, PersonFacts, WantedItem } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf, oneOf } from '../../../platform/db/one-of.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import {
  asLines,
  stringAgg,
  linesByFirst,
  msOf,
  nullIfEmpty,
  readLines,
  isTrue,
} from '../../../platform/db/lines.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** The rules look a month to either side for days in a row. */
const aroundDays = 32;

/** The longest journey on earth, with a day on each side. */
const journeyDays = 16;

type Span = { from: string; until: string };
/** What the positions ask of people: of other functions and skills nothing has to be told. */
type Asked = Span & { functions: readonly string[]; skills: readonly string[] };

export const askedBy = (
  wanted: readonly Pick<WantedItem, 'startDate' | 'endDate' | 'functionId' | 'needs'>[],
): Asked => {
  const days = wanted.flatMap(({ startDate, endDate }) => [startDate, endDate ?? startDate]).toSorted();
  return {
    from: days[0] ?? '2000-01-01',
    until: days.at(-1) ?? '2000-01-01',
    functions: wanted.map(({ functionId }) => functionId),
    skills: wanted.flatMap(({ needs }) => needs.map(({ skillId }) => skillId)),
  };
};

type FoundItems = {
  lines: string | null;
  projects: Record<string, string> | null;
  crews: Record<string, readonly [latitude: number | null, longitude: number | null]> | null;
};

const item = asLines([
  sql`x.person_id`,
  sql`x.id`,
  sql`x.crew_id`,
  sql`x.project_id`,
  sql`x.status`,
  sql`x.start_date`,
  sql`date_part('epoch', x.starts_at)`,
  sql`date_part('epoch', x.ends_at)`,
]);

const dateOf = (seconds: string | undefined) => {
  const ms = msOf(seconds);
  return ms === null ? null : new Date(ms);
};

/**
 * Positions of people that can collide with another, by time. Where they are and what they are called is told of
 * those that somebody could have to come from.
 */
async function itemsOfPeople(db: Db, people: readonly string[], { from, until }: Span) {
  const [first, last] = [addDays(from, -aroundDays), addDays(until, aroundDays)];
  const near = sql`start_date <= ${addDays(until, journeyDays)}
    and coalesce(end_date, start_date) >= ${addDays(from, -journeyDays)}`;
  const { rows } = await sql<FoundItems>`with found as materialized (
      select person_id, id, crew_id, project_id, status, start_date, end_date, starts_at, ends_at from crew_item
      where person_id = ${anyOf(people)} and start_date >= ${first} and start_date <= ${last}
        and status ${noneOf(neverWorkedStates)})
    select (select ${stringAgg(item, sql`x.starts_at, x.id`)} from found x) as lines,
      (select json_object_agg(p.id, p.name) from project p
        where p.id = any(array(select distinct project_id from found where ${near}))) as projects,
      (select json_object_agg(k.id, json_build_array(l.latitude, l.longitude)) from crew k
        join location l on l.tenant_id = k.tenant_id and l.id = k.location_id
        where k.id = any(array(select distinct crew_id from found where ${near}))) as crews`.execute(db);
  const { lines = null, projects = null, crews = null } = rows[0] ?? {};
  return linesByFirst(lines, ([id = '', crewId = '', projectId = '', status, startDate = '', ...times]) => {
    const [latitude, longitude] = crews?.[crewId] ?? [null, null];
    return {
      id,
      crewId,
      status: status as CrewItemState,
      startDate,
      startsAt: dateOf(times[0]),
      endsAt: dateOf(times[1]),
      caption: projects?.[projectId] ?? '',
      latitude,
      longitude,
    };
  });
}

type FoundFacts = {
  people: string | null;
  functions: string | null;
  skills: string | null;
  contracts: string | null;
  absences: string | null;
  blocks: [personId: string, fromDay: string, toDay: string, reason: string][] | null;
  busy: string | null;
};

const fact = {
  people: asLines([sql`id`, sql`active`, sql`kind`]),
  functions: asLines([sql`person_id`, sql`function_id`]),
  skills: asLines([sql`person_id`, sql`skill_id`, sql`valid_from`, sql`valid_until`]),
  contracts: asLines([sql`person_id`, sql`valid_from`, sql`valid_until`]),
  absences: asLines([
    sql`person_id`,
    sql`kind`,
    sql`status`,
    sql`from_day`,
    sql`to_day`,
    sql`first_half`,
    sql`last_half`,
  ]),
  busy: asLines([
    sql`person_id`,
    sql`from_day`,
    sql`to_day`,
    sql`date_part('epoch', starts_at)`,
    sql`date_part('epoch', ends_at)`,
  ]),
};

async function factsOfPeople(db: Db, people: readonly string[], asked: Asked) {
  const { from, until, functions, skills } = asked;
  const own = sql`person_id = ${anyOf(people)}`;
  // A night belongs to its day, but ends on the next.
  const near = sql`to_day >= ${from} and from_day <= ${addDays(until, 1)}`;
  const { rows } = await sql<FoundFacts>`select
    (select ${stringAgg(fact.people)} from person where id = ${anyOf(people)}) as people,
    (select ${stringAgg(fact.functions)} from person_function where ${own}
      and function_id = ${anyOf(functions)}) as functions,
    (select ${stringAgg(fact.skills)} from person_skill where ${own}
      and skill_id = ${anyOf(skills)}) as skills,
    (select ${stringAgg(fact.contracts)} from staff_contract where ${own}) as contracts,
    (select ${stringAgg(fact.absences, sql`from_day`)} from absence where ${own} and ${near}
      and status ${oneOf(heldAbsenceStates)}) as absences,
    (select json_agg(json_build_array(person_id, from_day, to_day, reason) order by from_day) from block_date
      where ${own} and ${near}) as blocks,
    (select ${stringAgg(fact.busy, sql`starts_at`)} from private_busy_time where ${own} and ${near}) as busy`.execute(
    db,
  );
  return rows[0];
}

/** What speaks for and against people in a stretch of days, in two queries. */
export async function peopleFacts(
  db: Db,
  people: readonly string[],
  asked: Asked,
): Promise<Map<string, PersonFacts>> {
  if (people.length === 0) return new Map();
  const found = await factsOfPeople(db, people, asked);
  const functions = linesByFirst(found?.functions ?? null, ([id = '']) => id);
  const skills = linesByFirst(found?.skills ?? null, ([skillId = '', validFrom, validUntil]) => ({
    skillId,
    validFrom: nullIfEmpty(validFrom),
    validUntil: nullIfEmpty(validUntil),
  }));
  const contracts = linesByFirst(found?.contracts ?? null, ([validFrom = '', validUntil]) => ({
    validFrom,
    validUntil: nullIfEmpty(validUntil),
  }));
  const absences = linesByFirst(
    found?.absences ?? null,
    ([kind = '', status = '', fromDay = '', toDay = '', firstHalf, lastHalf]) => ({
      kind,
      status: status as AbsenceState,
      fromDay,
      toDay,
      firstHalf: isTrue(firstHalf),
      lastHalf: isTrue(lastHalf),
    }),
  );
  const blocks = Map.groupBy(found?.blocks ?? [], ([personId]) => personId);
  const busy = linesByFirst(found?.busy ?? null, ([fromDay = '', toDay = '', startsAt, endsAt]) => ({
    fromDay,
    toDay,
    startsAt: new Date(msOf(startsAt) ?? 0),
    endsAt: new Date(msOf(endsAt) ?? 0),
  }));
  const items = await itemsOfPeople(db, people, asked);
  return new Map(
    readLines(found?.people ?? null, ([id = '', active, kind]) => [
      id,
      {
        active: isTrue(active),
        kind: kind as PersonFacts['kind'],
        functions: functions.get(id) ?? [],
        skills: skills.get(id) ?? [],
        contracts: contracts.get(id) ?? [],
        absences: absences.get(id) ?? [],
        blocks: (blocks.get(id) ?? []).map(([, fromDay, toDay, reason]) => ({ fromDay, toDay, reason })),
        busy: busy.get(id) ?? [],
        items: items.get(id) ?? [],
      },
    ]),
  );
}
