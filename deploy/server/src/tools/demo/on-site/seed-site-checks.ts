import type { Db } from '#platform/db/tables.ts';
import { todayCrewId } from '../base/today-crews.ts';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import { diceOf } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { checkKinds } from './check-kinds.ts';
import { checkRowsOf } from './check-rows.ts';
import type { CheckRows } from './check-rows.ts';
import { begunItems } from './site-rows.db.ts';

/** Checks of everything that was worked, in every way they can come about. */
export async function seedSiteChecks(db: Db, { tenant, now, personOf }: Demo): Promise<void> {
  const dice = diceOf(`${tenant.id} checks`);
  const say = speechOf(tenant);
  const plannerId = personOf('planner')?.id ?? null;
  const working = todayCrewId(tenant.id, 'working');
  const rows: CheckRows[] = [];
  const items = await begunItems(db);
  const atWork = items.filter(({ crewId, status }) => crewId === working && status === 'working');
  for (const [nth, item] of items.entries()) {
    const kind = checkKinds[nth % checkKinds.length] ?? 'self';
    // Who works now is not closed by the server, and nobody is on the way twice.
    const onBreak = atWork.indexOf(item) % 4 === 1;
    const made = checkRowsOf(item, { tenant: tenant.id, now, dice, kind, plannerId, onBreak });
    if (made) rows.push(made);
  }
  await insertAll(
    db,
    'crewCheck',
    rows.map(({ check }) => check),
  );
  await insertAll(
    db,
    'crewCheckEvent',
    rows.flatMap(({ events }) =>
      events.map((event) => ({
        ...event,
        reason: say(event.reason ?? ''),
        noPositionReason: say(event.noPositionReason ?? ''),
      })),
    ),
  );
  await insertAll(
    db,
    'crewBreak',
    rows.flatMap(({ breaks }) => breaks),
  );
}
