import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import type { Session } from './engine/engine.ts';
import { migrationOn } from './migration.ts';
import type { MigrationModule } from './migration.ts';

type Step = { number: number; name: string; load: () => Promise<MigrationModule> };

const folder = join(import.meta.dirname, 'migrations');

/** The steps in their order: files called `<number>-<what>.ts`. */
export async function migrationSteps(): Promise<Step[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{3}-[a-z0-9-]+\.ts$/.test(file)).sort();
  const steps = files.map((file) => ({
    number: Number(file.slice(0, 3)),
    name: file.slice(4, -3),
    load: () => import(join(folder, file)) as Promise<MigrationModule>,
  }));
  const twice = steps.find((step, at) => steps[at + 1]?.number === step.number);
  if (twice) throw new Error(`Two migrations are numbered ${twice.number}`);
  return steps;
}

/** This server is older than what wrote the database: what it does not know it would damage. */
class NewerSchema extends Error {
  override readonly name = 'NewerSchema';
  constructor(newest: number, known: number) {
    super(
      `The database is of a newer version of Callboard: it has schema ${newest}, and this version knows schemas up to ${known}. Start the newer version, or restore a backup made by this one.`,
    );
  }
}

/** Any number that all processes of one database agree on. */
const lockNumber = 4_711_002;

/** Applies what is missing, each step in its own transaction, one process at a time. Returns the schema's number. */
export async function migrate(database: Database, until = Infinity): Promise<number> {
  const steps = (await migrationSteps()).filter(({ number }) => number <= until);
  return database.asOwner(async (session) => {
    await session.script(
      'create table if not exists migration (number int primary key, name text not null, "appliedAt" timestamptz not null default now())',
    );
    const { rows } = await session.query('select number from migration');
    const there = new Set(rows.map((row) => Number(row['number'])));
    const known = steps.at(-1)?.number ?? 0;
    const newest = Math.max(0, ...there);
    if (newest > known) throw new NewerSchema(newest, known);
    for (const step of steps) if (!there.has(step.number)) await applyStep(session, step);
    return known;
  });
}

async function applyStep(session: Session, step: Step): Promise<void> {
  await session.script('begin');
  try {
    await session.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const { rows } = await session.query('select number from migration where number >= $1 order by number', [
      step.number,
    ]);
    const first = rows[0]?.['number'];
    if (first !== undefined && first !== step.number) {
      throw new Error(
        `Migration ${step.number} comes before ${String(first)}, which this database already has`,
      );
    }
    if (first === undefined) {
      await (await step.load()).up(migrationOn(session, step.number));
      await session.query('insert into migration (number, name) values ($1, $2)', [step.number, step.name]);
    }
    await session.script('commit');
  } catch (error) {
    await session.script('rollback');
    throw new Error(`Migration ${step.number} (${step.name}) failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** The number of the newest step that this database has. */
export const schemaNumber = async (session: Session): Promise<number> =>
  Number(
    (await session.query('select coalesce(max(number), 0) as number from migration')).rows[0]?.['number'],
  );
