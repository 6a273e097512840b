import type { plusCrews } from '@callboard/contract';
import { addDays, placeForValue } from '@callboard/domain';
import type { ValuePeriod } from '@callboard/domain';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { heldValue } from './edit-value.ts';
import { noteValue } from './note-value.ts';
import { requireEdit, visiblePlusCrewIds } from './plus-crews.policy.ts';
import { addData, dataById, datasWithin, endData, lockValue, removeData } from './values.db.ts';
import type { DataFacts } from './values.db.ts';
import { valueDataOf } from './values.ts';

const refuse = (fields: FieldError[]) => new AppError('invalid', { fields });

async function dataNow({ db, now }: Ctx, id: string) {
  const data = await dataById(db, id);
  if (!data) throw notFound();
  return valueDataOf(data, await todayOfTenant(db, now()));
}

/** The one value that gives way, where that was agreed to. */
function givesWay(within: readonly DataFacts[], wanted: ValuePeriod, endPrevious: boolean): DataFacts | null {
  const place = placeForValue(wanted, within);
  if (place.kind === 'free') return null;
  if (place.kind === 'ends' && endPrevious) return place.previous;
  const { dateFrom, dateTo } = place.kind === 'ends' ? place.previous : place.other;
  const params = { from: dateFrom, to: dateTo ?? '' };
  throw refuse([{ path: 'dateFrom', code: 'overlaps', params }]);
}

export const addPlusCrewValueData: Handler<typeof plusCrews.addPlusCrewValueData> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const value = await heldValue(ctx, body.plusCrewValue);
  // Levels are settings of their value, they have no figure of their own.
  if (value.type === 'levels') throw refuse([{ path: 'plusCrewValue', code: 'bad_choice' }]);
  const { dateFrom, dateTo = null } = body;
  if (dateTo !== null && dateTo < dateFrom) throw refuse([{ path: 'dateTo', code: 'end_before_start' }]);
  const period = { valueId: value.id, from: dateFrom, to: dateTo };
  const within = await datasWithin(db, period);
  const previous = givesWay(within, { dateFrom, dateTo }, body.endPrevious ?? false);
  if (previous) await endData(db, previous.id, addDays(dateFrom, -1));
  const id = await addData(db, { ...period, value: body.value });
  await noteValue(db, value.plusCrewId, 'plus_crew_value_added', {
    actorId: caller.personId,
    body: value.type,
    before: previous && { value: previous.value, dateFrom: previous.dateFrom, dateTo: previous.dateTo },
    after: { value: body.value, dateFrom, dateTo },
    at: now(),
  });
  return { added: await dataNow(ctx, id), ended: previous && (await dataNow(ctx, previous.id)) };
};

export const deletePlusCrewValueData: Handler<typeof plusCrews.deletePlusCrewValueData> = async (
  { params },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const data = await dataById(db, params.id);
  if (!data) throw notFound();
  await visiblePlusCrewIds(db, caller, data.plusCrewId);
  requireEdit(caller);
  await lockValue(db, data.plusCrewValueId);
  await removeData(db, data.id);
  await noteValue(db, data.plusCrewId, 'plus_crew_value_deleted', {
    actorId: caller.personId,
    body: data.type,
    before: { value: data.value, dateFrom: data.dateFrom, dateTo: data.dateTo },
    at: now(),
  });
};
