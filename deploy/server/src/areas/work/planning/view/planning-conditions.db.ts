import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { RawBuilder } from 'kysely';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';

type Condition = RawBuilder<boolean>;

/** Positions of these people. */
export const itemsOfPeople = (people: RawBuilder<unknown>): Condition =>
  sql<boolean>`"crewItem"."personId" in ${people}`;

export const personIsIn = (people: RawBuilder<unknown>): Condition => sql<boolean>`person.id in ${people}`;

export const ofProject = (number: string): Condition => sql<boolean>`project.number = ${number}`;

export const ofProjects = (seen: Condition, projects: readonly string[]): Condition =>
  projects.length === 0
    ? seen
    : sql<boolean>`(${seen} and "crewItem"."projectId" in (${sql.join(projects)}))`;

export const both = (one: Condition, other: Condition): Condition => sql<boolean>`(${one} and ${other})`;

/** A word in the names of project, crew, function and person, as `planningItems` joins them. */
export const itemNamed = (search: Search): Condition =>
  hasAll(
    sql`fold_text(concat_ws(' ', project.number, project.name, crew.name, function.caption, ${fullName('person')}))`,
    search,
  );
