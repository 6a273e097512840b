import type { projects } from '@callboard/contract';
import { materialDifferences, toldOfCrewChange } from '@callboard/domain';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Ctx, Handler } from '../../../platform/http/handler.ts';
import { changeItemsOfCrew, moveToZone, notifyCrew } from '../../work/crew-items/crew-items.public.ts';
import { byField } from './change.ts';
import { crewForWriter, noteCrew } from './change-crew.ts';
import { crewColumns, refuseCrewTimes, refuseOutside, refusePositionsOutside } from './crew-facts.ts';
import { workInCrew } from './crew-to-edit.db.ts';
import { minutesOnly, presentCrewOf } from './present-crew.ts';
import { changeCrew, placeName, zoneOfCrew } from './write-crew.db.ts';
import type { BareCrew } from './write-crew.db.ts';

type Columns = ReturnType<typeof crewColumns>;
type Column = keyof Columns;

const standing = (crew: BareCrew): Pick<BareCrew, Column> => ({
  ...crew,
  start_time: minutesOnly(crew.start_time),
  end_time: minutesOnly(crew.end_time),
});

const factsOf = (crew: Pick<BareCrew, Column>) => ({
  name: crew.name,
  locationId: crew.location_id,
  contactOnSiteId: crew.contact_on_site_id,
  infoCrew: crew.info_crew,
  infoChief: crew.info_chief,
});

/** Those who are booked or asked hear of what concerns them; another place is theirs to confirm anew. */
async function notifyChange({ db, jobs, caller, now }: Ctx, crew: BareCrew, after: Columns): Promise<void> {
  const ctx = { db, jobs, at: now() };
  const actorId = caller.personId;
  const told = toldOfCrewChange(factsOf(crew), factsOf(after));
  const differences =
    crew.location_id === after.location_id
      ? []
      : materialDifferences(
          { location: await placeName(db, crew.location_id) },
          { location: await placeName(db, after.location_id) },
        );
  if (differences.length > 0) await changeItemsOfCrew(ctx, crew.id, { differences, actorId });
  else if (told !== 'nobody') await notifyCrew(ctx, crew.id, { actorId, chiefsOnly: told === 'chiefs' });
}

export const editProjectCrew: Handler<typeof projects.editProjectCrew> = async (
  { params, body, request },
  ctx,
) => {
  const { db, now } = ctx;
  const { project, crew } = await crewForWriter(ctx, params, request);
  const chosenZone = await zoneOfCrew(db, project.company_id, body);
  // Times that were agreed do not move because somebody corrected the zone of the place.
  const timeZone = body.locationId === crew.location_id ? crew.time_zone : chosenZone;
  refuseCrewTimes(body, timeZone);
  const [before, after] = [standing(crew), crewColumns(body, timeZone)];
  const columns = (Object.keys(after) as Column[]).filter((column) => before[column] !== after[column]);
  const changed = new Set(columns);
  if (columns.length === 0) return presentCrewOf(ctx, { projectId: project.id, crewId: crew.id });
  const work = await workInCrew(db, crew.id);
  // A crew that lies outside already can still get another name.
  if (changed.has('start_date') || changed.has('end_date')) {
    refuseOutside(body, project);
    refusePositionsOutside(body, work);
  }
  if (changed.has('time_zone') && work.begun)
    throw new AppError('invalid', { fields: [{ path: 'locationId', code: 'bad_choice' }] });
  const pick = (all: Pick<BareCrew, Column>) => columns.map((column) => [column, all[column]] as const);
  await changeCrew(db, crew.id, Object.fromEntries(pick(after)));
  if (changed.has('time_zone')) await moveToZone({ db, at: now() }, crew.id, timeZone);
  await notifyChange(ctx, crew, after);
  await noteCrew(ctx, crew, {
    caption: 'crew_changed',
    body: body.name,
    before: byField(pick(before)),
    after: byField(pick(after)),
  });
  return presentCrewOf(ctx, { projectId: project.id, crewId: crew.id });
};
