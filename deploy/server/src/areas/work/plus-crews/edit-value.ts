import type { plusCrews } from '@callboard/contract';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { noteValue } from './note-value.ts';
import { requireEdit, visiblePlusCrewIds } from './plus-crews.policy.ts';
import { changeParameters, lockValue, valueById } from './values.db.ts';
import type { ValueFacts } from './values.db.ts';
import { valueOf } from './values.ts';

/** A value of a plus crew that the caller may change, while nobody else can; what they do not see is not there. */
export async function heldValue({ db, caller, now }: Ctx, id: string): Promise<ValueFacts> {
  await lockValue(db, id);
  const found = await valueById(db, id, await todayOfTenant(db, now()));
  if (!found) throw notFound();
  await visiblePlusCrewIds(db, caller, found.plusCrewId);
  requireEdit(caller);
  return found;
}

type Body = Parameters<Handler<typeof plusCrews.editPlusCrewValue>>[0]['body'];

/** Settings that this value has; levels go upwards, in what is reached and in what it brings. */
function check(type: ValueFacts['type'], { period, levels }: Body): void {
  const wrong: FieldError[] = [];
  if (period !== undefined && type !== 'target') wrong.push({ path: 'period', code: 'bad_choice' });
  if (levels !== undefined && type !== 'levels') wrong.push({ path: 'levels', code: 'bad_choice' });
  for (const [at, level] of (levels ?? []).entries()) {
    const before = levels?.[at - 1];
    if (!before) continue;
    if (level.attainment <= before.attainment) {
      wrong.push({ path: `levels.${at}.attainment`, code: 'too_small' });
    } else if (level.factor < before.factor) {
      wrong.push({ path: `levels.${at}.factor`, code: 'too_small' });
    }
  }
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong });
}

export const editPlusCrewValue: Handler<typeof plusCrews.editPlusCrewValue> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const value = await heldValue(ctx, params.id);
  requireVersion(request, value.version, valueOf(value));
  check(value.type, body);
  const parameters = {
    ...value.parameters,
    ...(body.period === undefined ? {} : { period: body.period }),
    ...(body.levels === undefined ? {} : { levels: body.levels }),
  };
  await changeParameters(db, value.id, parameters);
  await noteValue(db, value.plusCrewId, 'plus_crew_value_edited', {
    actorId: caller.personId,
    body: value.type,
    before: value.parameters,
    after: parameters,
    at: now(),
  });
  return valueOf(await heldValue(ctx, value.id));
};
