import { absenceGroups } from '@callboard/domain';
import type { CellAbsence } from '@callboard/domain';
import { sql } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { asLines, stringAgg, linesByFirst } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

type Range = { people: readonly string[]; from: string; to: string };
type Days = { from: string; to: string };

/** What keeps people away, and papers of theirs that end: by person. */
export type DaysOff = {
  absences: ReadonlyMap<string, readonly (CellAbsence & Days)[]>;
  blocks: ReadonlyMap<string, readonly Days[]>;
  /** Of calendars of their own. */
  busy: ReadonlyMap<string, readonly Days[]>;
  /** By function: the day on which something that it needs is over. */
  expiring: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

const absence = asLines([sql`"personId"`, sql`"fromDay"`, sql`"toDay"`, sql`kind`, sql`status`]);
const block = asLines([sql`"personId"`, sql`"fromDay"`, sql`"toDay"`]);
const skill = asLines([
  sql`"personSkill"."personId"`,
  sql`"functionSkill"."functionId"`,
  sql`"personSkill"."validUntil"`,
]);

type Lines = Record<'absences' | 'blocks' | 'busy' | 'skills', string | null>;

const earliest = (spans: readonly (readonly [string, string])[]): Map<string, string> => {
  const until = new Map<string, string>();
  for (const [functionId, day] of spans)
    if (day < (until.get(functionId) ?? '9999')) until.set(functionId, day);
  return until;
};

export async function calendarDaysOff(db: Db, { people, from, to }: Range): Promise<DaysOff> {
  const { rows } = await sql<Lines>`select
    (select ${stringAgg(absence)} from absence where "personId" = ${anyOf(people)} and "fromDay" <= ${to}
      and "toDay" >= ${from} and status ${oneOf(absenceGroups.held)}) as absences,
    (select ${stringAgg(block)} from "blockDate" where "personId" = ${anyOf(people)} and "fromDay" <= ${to}
      and "toDay" >= ${from}) as blocks,
    (select ${stringAgg(block)} from "privateBusyTime" where "personId" = ${anyOf(people)} and "fromDay" <= ${to}
      and "toDay" >= ${from}) as busy,
    (select ${stringAgg(skill)} from "personSkill"
      join "functionSkill" on "functionSkill"."skillId" = "personSkill"."skillId"
      where "personSkill"."personId" = ${anyOf(people)} and "personSkill"."validUntil" < ${to}) as skills`.execute(
    db,
  );
  const days = ([begins = '', ends = '']: readonly string[]): Days => ({ from: begins, to: ends });
  const skills = linesByFirst(rows[0]?.skills ?? null, ([id = '', until = '']) => [id, until] as const);
  return {
    absences: linesByFirst(rows[0]?.absences ?? null, ([begins = '', ends = '', kind, status = '']) => ({
      from: begins,
      to: ends,
      kind: kind as CellAbsence['kind'],
      status,
    })),
    blocks: linesByFirst(rows[0]?.blocks ?? null, days),
    busy: linesByFirst(rows[0]?.busy ?? null, days),
    expiring: new Map([...skills].map(([personId, spans]) => [personId, earliest(spans)])),
  };
}
