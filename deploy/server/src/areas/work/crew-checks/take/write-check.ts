import type { CrewItemAction, CrewItemActor, TenantRules } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { moveLocked } from '../../crew-items/crew-items.public.ts';
import type { LockedItem } from '../../crew-items/crew-items.public.ts';
import { peopleWatching, peopleWithTheDay } from '../../crew-access/crew-access.public.ts';
import type { CheckRow, EventRow } from '../read/check-rows.db.ts';
import { addEvent, checkOf, closeBreak, setCheck, stopSharing } from '../read/check.db.ts';
import type { CheckEvent } from '../read/check.db.ts';

/** The move of the position that each step makes. */
export const moveOfStep = { preCall: 'preCall', in: 'checkIn', out: 'checkOut' } as const satisfies Record<
  CheckEvent['kind'],
  CrewItemAction
>;

type Made = {
  /** Locked, and read since. */
  readonly item: LockedItem;
  readonly row: CheckRow;
  readonly rules: TenantRules;
  readonly step: CheckEvent['kind'];
  readonly actor: CrewItemActor;
  readonly marks: { late: boolean; early: boolean };
  readonly event: CheckEvent;
};
type Surroundings = Pick<Ctx, 'db' | 'jobs' | 'now'>;

/**
 * Writes a step that has been judged: the event, what follows for the check, and the move of the position. Answers
 * what stands afterwards, as `checkRows` would read it.
 */
export async function writeCheck(ctx: Surroundings, made: Made): Promise<CheckRow> {
  const { db, jobs, now } = ctx;
  const { item, row, rules, step, actor, event } = made;
  const { itemId: id, crewId, personId, startsAt, endsAt } = row;
  const first = await checkOf(db, { id, crewId, personId, startsAt, endsAt });
  const noted = await addEvent(db, first.checkId, event);
  const events = [...row.events, noted].toSorted(byArrival);
  const after = { ...row, ...first, events, ...(await followStep(ctx, first.checkId, made)) };
  const { status } = await moveLocked(
    { db, jobs, at: now() },
    item,
    {
      action: moveOfStep[step],
      by: actor,
      actorId: event.byPerson ?? null,
      reason: event.reason || event.noPositionReason || '',
    },
    rules,
  );
  if (step !== 'preCall') await changed(db, await peopleWithTheDay(db), ['home']);
  return { ...after, status };
}

const byArrival = (a: EventRow, b: EventRow) =>
  Date.parse(a.receivedAt) - Date.parse(b.receivedAt) || (a.id < b.id ? -1 : 1);

async function followStep(
  { db, now }: Surroundings,
  checkId: string,
  { row: { crewId, personId, startsAt, endsAt, breaks }, step, event, marks }: Made,
): Promise<Partial<CheckRow>> {
  const at = new Date(event.at);
  if (step === 'in') {
    const planned = { plannedFrom: startsAt, plannedUntil: endsAt, personId };
    await stopSharing(db, { personId, crewId, at: now() });
    return setCheck(db, checkId, { ...planned, state: 'in', checkedFrom: at, late: marks.late });
  }
  if (step === 'out') {
    const ended = await closeBreak(db, checkId, at);
    const set = await setCheck(db, checkId, { state: 'out', checkedUntil: at, early: marks.early });
    return { ...set, breaks: breaks.map((one) => (one.until === null && ended ? ended : one)) };
  }
  return {};
}

export async function announceCheckChange({ db }: Pick<Ctx, 'db'>, crewId: string): Promise<void> {
  await changed(db, await peopleWatching(db, crewId), [`crew:${crewId}`, 'jobs', 'home']);
}
