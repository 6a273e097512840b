import type { locations } from '@callboard/contract';
import { isCountry } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { insertLocation, lockLocation, updateLocation } from './locations.db.ts';
import type { LocationFacts } from './locations.db.ts';
import { presentLocation } from './locations.ts';

function isZone(zone: string): boolean {
  try {
    // Names of places only: an offset does not know when the clocks change.
    return zone.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function checkFacts({ country, timeZone, latitude, longitude }: LocationFacts): void {
  const fields: FieldError[] = [];
  if (!isCountry(country)) fields.push({ path: 'country', code: 'bad_choice' });
  if (!isZone(timeZone)) fields.push({ path: 'timeZone', code: 'bad_choice' });
  if (latitude === null && longitude !== null) fields.push({ path: 'latitude', code: 'required' });
  if (latitude !== null && longitude === null) fields.push({ path: 'longitude', code: 'required' });
  if (fields.length > 0) throw new AppError('invalid', { fields });
}

export const addLocation: Handler<typeof locations.addLocation> = async ({ body }, ctx) => {
  checkFacts(body);
  const id = await insertLocation(ctx.db, body);
  await noteActivity(ctx.db, {
    personId: null,
    category: 'location',
    caption: 'location_created',
    body: body.name,
    subject: { kind: 'location', id },
    actorId: ctx.caller.personId,
    after: body,
    at: ctx.now(),
  });
  return presentLocation(ctx, id);
};

export const editLocation: Handler<typeof locations.editLocation> = async (
  { params, body, request },
  ctx,
) => {
  const before = await lockLocation(ctx.db, params.id);
  if (!before) throw notFound();
  const current = await presentLocation(ctx, params.id);
  requireVersion(request, before.version, current);
  checkFacts(body);
  await updateLocation(ctx.db, params.id, body);
  const { may: _may, version: _version, ...facts } = current;
  await noteActivity(ctx.db, {
    personId: null,
    category: 'location',
    caption: 'location_changed',
    body: body.name,
    subject: { kind: 'location', id: params.id },
    actorId: ctx.caller.personId,
    before: facts,
    after: body,
    at: ctx.now(),
  });
  return presentLocation(ctx, params.id);
};
