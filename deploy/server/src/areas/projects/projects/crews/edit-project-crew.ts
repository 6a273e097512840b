import type { projects } from '@callboard/contract';
import { addDays, crewShift, materialDifferences, recipientsOfCrewChange } from '@callboard/domain';
import { changedFields } from '#platform/activities/changed-fields.ts';
import type { Db } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changeItemsOfCrew, moveTimes, notifyCrew } from '../../../work/crew-items/crew-items.public.ts';
import { crewForWriter, noteCrew } from './change-crew.ts';
import { crewColumns, refuseCrewTimes, refuseOutside, refusePositionsOutside } from './crew-facts.ts';
import { workInCrew } from './crew-to-edit.db.ts';
import { minutesOnly, presentCrewOf } from './present-crew.ts';
import { changeCrew, placeName, zoneOfCrew } from './write-crew.db.ts';
import type { BareCrew } from './write-crew.db.ts';

type Columns = ReturnType<typeof crewColumns>;

const standing = (crew: BareCrew): Pick<BareCrew, keyof Columns> => ({
  ...crew,
  startTime: minutesOnly(crew.startTime),
  endTime: minutesOnly(crew.endTime),
});

const factsOf = (crew: Pick<BareCrew, keyof Columns>) => ({
  name: crew.name,
  locationId: crew.locationId,
  contactOnSiteId: crew.contactOnSiteId,
  infoCrew: crew.infoCrew,
  infoChief: crew.infoChief,
});

/** What of each position is different for who is booked there: the day it moved to, and the place. */
async function differencesOfItems(db: Db, crew: BareCrew, after: Columns, days: number) {
  const [from, to] = [await placeName(db, crew.locationId), await placeName(db, after.locationId)];
  const moved = (day: string | null, by: number) => day && addDays(day, by);
  return ({ startDate, endDate }: { startDate: string; endDate: string | null }) =>
    materialDifferences(
      { startDate: moved(startDate, -days), endDate: moved(endDate, -days), location: from },
      { startDate, endDate, location: to },
    );
}

/** Those who are booked or asked hear of what concerns them; another day or place is theirs to confirm anew. */
async function notifyChange(
  { db, jobs, caller, now }: Ctx,
  crew: BareCrew,
  after: Columns,
  /** By how many days its positions have moved. */
  days: number,
): Promise<void> {
  const ctx = { db, jobs, at: now() };
  const actorId = caller.personId;
  const recipients = recipientsOfCrewChange(factsOf(crew), factsOf(after));
  const differencesOf = await differencesOfItems(db, crew, after, days);
  const isElsewhere = days !== 0 || differencesOf({ startDate: '', endDate: null }).length > 0;
  if (isElsewhere) await changeItemsOfCrew(ctx, crew.id, { differencesOf, actorId });
  else if (recipients !== 'nobody')
    await notifyCrew(ctx, crew.id, { actorId, chiefsOnly: recipients === 'chiefs' });
}

export const editProjectCrew: Handler<typeof projects.editProjectCrew> = async (
  { params, body, request },
  ctx,
) => {
  const { db, now } = ctx;
  const { project, crew } = await crewForWriter(ctx, params, request);
  const chosenZone = await zoneOfCrew(db, project.companyId, body);
  // Times that were agreed do not move because somebody corrected the zone of the place.
  const timeZone = body.locationId === crew.locationId ? crew.timeZone : chosenZone;
  refuseCrewTimes(body, timeZone);
  const columns = crewColumns(body, timeZone);
  const { names, before, after } = changedFields(standing(crew), columns);
  const changed = new Set(names);
  if (names.length === 0) return presentCrewOf(ctx, { projectId: project.id, crewId: crew.id });
  const work = await workInCrew(db, crew.id);
  const days = body.movePositions ? crewShift({ startDate: crew.startDate, endDate: null }, body) : 0;
  if (days !== 0 && work.fixed) throw new AppError('wrong_state', { params: { status: 'begun' } });
  // A crew that lies outside already can still get another name.
  if (changed.has('startDate') || changed.has('endDate')) {
    refuseOutside(body, project);
    refusePositionsOutside(body, work, days);
  }
  if (changed.has('timeZone') && work.begun)
    throw new AppError('invalid', { fields: [{ path: 'locationId', code: 'bad_choice' }] });
  await changeCrew(db, crew.id, after);
  const moved =
    changed.has('timeZone') || days !== 0
      ? await moveTimes({ db, at: now() }, crew.id, { timeZone, days })
      : 0;
  await notifyChange(ctx, crew, columns, days);
  await noteCrew(ctx, crew, {
    caption: 'crew_changed',
    body: body.name,
    before,
    after: { ...after, ...(days !== 0 && { positions: moved }) },
  });
  return presentCrewOf(ctx, { projectId: project.id, crewId: crew.id });
};
