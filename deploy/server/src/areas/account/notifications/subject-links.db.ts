import type { SubjectKind } from '@callboard/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyOf } from '#platform/db/expression/any-of.ts';
import type { Db } from '#platform/db/tables.ts';

type Subject = { readonly kind: string; readonly id: string };
type Link = Readonly<Record<string, string>>;
type Found = { readonly id: string } & Readonly<Record<string, string | null>>;
type Find = (db: Db, ids: readonly string[]) => Promise<readonly Found[]>;

const among = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = ${anyOf(ids)}`;

const ofProject = sql<string | null>`case activity."subjectKind"
  when 'project' then (select project.number from project where project.id = activity."subjectId") end`;
const ofCrew = sql<string | null>`case activity."subjectKind"
  when 'crew' then activity."subjectId"
  when 'crewItem' then (select "crewItem"."crewId" from "crewItem" where "crewItem".id = activity."subjectId") end`;
const ofForm = sql<string | null>`case activity."subjectKind" when 'form' then activity."subjectId" end`;

/** What an address needs besides the id, of the kinds that need more; one statement for all of a kind. */
const finders: { readonly [Kind in SubjectKind]?: Find } = {
  crewItem: (db, ids) => db.selectFrom('crewItem').select(['id', 'crewId']).where(among('id', ids)).execute(),
  payroll: (db, ids) => db.selectFrom('payroll').select(['id', 'number']).where(among('id', ids)).execute(),
  receipt: (db, ids) => db.selectFrom('receipt').select(['id', 'number']).where(among('id', ids)).execute(),
  absence: (db, ids) =>
    db.selectFrom('absence').select(['id', 'fromDay as day']).where(among('id', ids)).execute(),
  blockDate: (db, ids) =>
    db.selectFrom('blockDate').select(['id', 'fromDay as day']).where(among('id', ids)).execute(),
  personChange: (db, ids) =>
    db.selectFrom('personChange').select(['id', 'personId']).where(among('id', ids)).execute(),
  todo: (db, ids) =>
    db
      .selectFrom('activity')
      .select([
        'activity.id',
        'activity.dueDate as day',
        ofCrew.as('crewId'),
        ofForm.as('formId'),
        ofProject.as('projectNumber'),
      ])
      .where(among('activity.id', ids))
      .execute(),
};

const known = ([, value]: [string, string | null]): boolean => value !== null;

/**
 * What the addresses of the pages of these things are made of: `subjectLinks` of the contract. In one statement for
 * each kind among them; of what is gone nothing but the id is known.
 */
export async function linksOf(db: Db, subjects: readonly Subject[]): Promise<(subject: Subject) => Link> {
  const found = new Map<string, Link>();
  for (const [kind, some] of Map.groupBy(subjects, ({ kind: of }) => of)) {
    const find = Object.hasOwn(finders, kind) ? finders[kind as SubjectKind] : undefined;
    if (!find) continue;
    for (const row of await find(db, [...new Set(some.map(({ id }) => id))]))
      found.set(`${kind} ${row.id}`, Object.fromEntries(Object.entries(row).filter(known)) as Link);
  }
  return ({ kind, id }) => found.get(`${kind} ${id}`) ?? { id };
}
