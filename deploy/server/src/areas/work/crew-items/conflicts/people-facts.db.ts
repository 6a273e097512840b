import { absenceGroups, addDays, crewItemGroups } from '@callboard/domain';
import type { AbsenceState, CrewItemState, PersonFacts, WantedItem } from '@callboard/domain';
import { sql } from 'kysely';
import { noneOf, oneOf } from '#platform/db/expression/one-of.ts';
import { anyOf } from '#platform/db/expression/any-of.ts';
import {
  asLines,
  stringAgg,
  linesByFirst,
  msOf,
  nullIfEmpty,
  readLines,
  isTrue,
} from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';

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
  sql`found."personId"`,
  sql`found.id`,
  sql`found."crewId"`,
  sql`found."projectId"`,
  sql`found.status`,
  sql`found."startDate"`,
  sql`date_part('epoch', found."startsAt")`,
  sql`date_part('epoch', found."endsAt")`,
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
  const near = sql`"startDate" <= ${addDays(until, journeyDays)}
    and coalesce("endDate", "startDate") >= ${addDays(from, -journeyDays)}`;
  const { rows } = await sql<FoundItems>`with found as materialized (
      select "personId", id, "crewId", "projectId", status, "startDate", "endDate", "startsAt", "endsAt" from "crewItem"
      where "personId" = ${anyOf(people)} and "startDate" >= ${first} and "startDate" <= ${last}
        and status ${noneOf(crewItemGroups.neverWorked)})
    select (select ${stringAgg(item, sql`found."startsAt", found.id`)} from found) as lines,
      (select json_object_agg(project.id, project.name) from project
        where project.id = any(array(select distinct "projectId" from found where ${near}))) as projects,
      (select json_object_agg(crew.id, json_build_array(location.latitude, location.longitude)) from crew
        join location on location.id = crew."locationId"
        where crew.id = any(array(select distinct "crewId" from found where ${near}))) as crews`.execute(db);
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
  functions: asLines([sql`"personId"`, sql`"functionId"`]),
  skills: asLines([sql`"personId"`, sql`"skillId"`, sql`"validFrom"`, sql`"validUntil"`]),
  contracts: asLines([sql`"personId"`, sql`"validFrom"`, sql`"validUntil"`]),
  absences: asLines([
    sql`"personId"`,
    sql`kind`,
    sql`status`,
    sql`"fromDay"`,
    sql`"toDay"`,
    sql`"firstHalf"`,
    sql`"lastHalf"`,
  ]),
  busy: asLines([
    sql`"personId"`,
    sql`"fromDay"`,
    sql`"toDay"`,
    sql`date_part('epoch', "startsAt")`,
    sql`date_part('epoch', "endsAt")`,
  ]),
};

async function factsOfPeople(db: Db, people: readonly string[], asked: Asked) {
  const { from, until, functions, skills } = asked;
  const own = sql`"personId" = ${anyOf(people)}`;
  // A night belongs to its day, but ends on the next.
  const near = sql`"toDay" >= ${from} and "fromDay" <= ${addDays(until, 1)}`;
  const { rows } = await sql<FoundFacts>`select
    (select ${stringAgg(fact.people)} from person where id = ${anyOf(people)}) as people,
    (select ${stringAgg(fact.functions)} from "personFunction" where ${own}
      and "functionId" = ${anyOf(functions)}) as functions,
    (select ${stringAgg(fact.skills)} from "personSkill" where ${own}
      and "skillId" = ${anyOf(skills)}) as skills,
    (select ${stringAgg(fact.contracts)} from "staffContract" where ${own}) as contracts,
    (select ${stringAgg(fact.absences, sql`"fromDay"`)} from absence where ${own} and ${near}
      and status ${oneOf(absenceGroups.held)}) as absences,
    (select json_agg(json_build_array("personId", "fromDay", "toDay", reason) order by "fromDay") from "blockDate"
      where ${own} and ${near}) as blocks,
    (select ${stringAgg(fact.busy, sql`"startsAt"`)} from "privateBusyTime" where ${own} and ${near}) as busy`.execute(
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
