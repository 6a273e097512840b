import type { CrewItemAction, CrewItemActor } from '@callboard/domain';
import type { Ctx } from '../../../platform/http/handler.ts';
import { changed } from '../../../platform/live/changed.db.ts';
import { moveItem } from '../crew-items/crew-items.public.ts';
import { peopleOf } from '../crew-access/crew-access.public.ts';
import type { CheckRow } from './check-rows.db.ts';
import { addEvent, checkOf, closeBreak, setCheck, stopSharing } from './check.db.ts';
import type { CheckEvent } from './check.db.ts';

/** The move of the position that each step makes. */
export const moveOfStep = { preCall: 'preCall', in: 'checkIn', out: 'checkOut' } as const satisfies Record<
  CheckEvent['kind'],
  CrewItemAction
>;

type Made = {
  readonly row: CheckRow;
  readonly step: CheckEvent['kind'];
  readonly actor: CrewItemActor;
  readonly marks: { late: boolean; early: boolean };
  readonly event: CheckEvent;
};
type Surroundings = Pick<Ctx, 'db' | 'jobs' | 'now'>;

/** Writes a step that has been judged: the event, what follows for the check, and the move of the position. */
export async function writeCheck(ctx: Surroundings, { row, step, actor, marks, event }: Made): Promise<void> {
  const { db, jobs, now } = ctx;
  const { itemId: id, crewId, personId, startsAt, endsAt } = row;
  const checkId = await checkOf(db, { id, crewId, personId, startsAt, endsAt });
  await addEvent(db, checkId, event);
  const at = new Date(event.at);
  if (step === 'in') {
    const planned = { planned_from: startsAt, planned_until: endsAt, person_id: personId };
    await setCheck(db, checkId, { ...planned, state: 'in', checked_from: at, late: marks.late });
    await stopSharing(db, { personId, crewId, at: now() });
  }
  if (step === 'out') {
    await closeBreak(db, checkId, at);
    await setCheck(db, checkId, { state: 'out', checked_until: at, early: marks.early });
  }
  await moveItem({ db, jobs, at: now() }, id, {
    action: moveOfStep[step],
    by: actor,
    actorId: event.by_person ?? null,
    reason: event.reason || event.no_position_reason || '',
  });
}

export async function announceCheckChange({ db }: Pick<Ctx, 'db'>, crewId: string): Promise<void> {
  await changed(db, await peopleOf(db, crewId), [`crew:${crewId}`, 'jobs', 'home']);
}
