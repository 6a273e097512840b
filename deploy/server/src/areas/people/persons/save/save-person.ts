import type { persons } from '@callboard/contract';
import { nameOf } from '#platform/db/expression/full-name.ts';
import { accountantsOf } from '../../../finance/finance/finance.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { askAccountant } from '../read/ask-accountant.ts';
import { callerRole, requireOwnOrEditing } from '../read/persons.policy.ts';
import { askForChange } from '../read/person-changes.db.ts';
import type { ChangeValues } from '../read/person-changes.db.ts';
import { asColumns, dataColumns, differences, readData, settingColumns } from './person-fields.ts';
import { changeContact, changePerson, isRegion, lockedPerson } from '../read/person.db.ts';
import { presentPerson } from '../read/present-person.ts';

type Difference = { before: ChangeValues; after: ChangeValues };

/** Writes what stands from now on, and lets history and contact follow. */
export async function applyData(ctx: Ctx, personId: string, { before, after }: Difference): Promise<void> {
  const { db, caller, now } = ctx;
  if (Object.keys(after).length === 0) return;
  await changePerson(db, personId, asColumns(after, { ...dataColumns, ...settingColumns }));
  const row = await lockedPerson(db, personId);
  if (!row) throw notFound();
  const { email, phone } = row;
  await changeContact(db, personId, { name: nameOf(row), email, phone });
  await noteActivity(db, {
    personId,
    category: 'person',
    caption: 'person_changed',
    subject: { kind: 'person', id: personId },
    actorId: caller.personId,
    before,
    after,
    at: now(),
  });
  await changed(db, [personId], [`person:${personId}`]);
}

/** Bank holidays and offers go by the region, so it has to be one of the tenant's. */
async function refuseUnknownRegion({ db }: Ctx, { after: { regionId } }: Difference): Promise<void> {
  if (regionId && !(await isRegion(db, regionId)))
    throw new AppError('invalid', { fields: [{ path: 'regionId', code: 'bad_choice' }] });
}

/** One request and one to-do for the accountant, however often the person thinks of something more. */
async function request(ctx: Ctx, personId: string, changes: Difference): Promise<void> {
  const { db, caller, now } = ctx;
  const { id, isNew } = await askForChange(db, { personId, changes, at: now() });
  const caption = 'person_change_asked';
  if (isNew) {
    const subject = { kind: 'personChange', id } as const;
    await askAccountant(ctx, { personId, caption, body: caller.name, subject });
  }
  await noteActivity(db, {
    personId,
    category: 'person',
    caption,
    subject: { kind: 'person', id: personId },
    actorId: caller.personId,
    ...changes,
    at: now(),
  });
  const [accountant = null] = await accountantsOf(db, 'payrolls');
  await changed(db, [accountant], ['personChanges']);
  await changed(db, [personId], [`person:${personId}`]);
}

export const savePerson: Handler<typeof persons.savePerson> = async (input, ctx) => {
  const { db, caller, now } = ctx;
  const { id } = input.params;
  requireOwnOrEditing(caller, id);
  const row = await lockedPerson(db, id);
  if (!row) throw notFound();
  const { edits } = callerRole(caller, id);
  requireVersion(input.request, row.version, await presentPerson(ctx, id));
  const body = readData(input.body, await todayOfTenant(db, now()));
  const data = differences(body, row, dataColumns);
  await refuseUnknownRegion(ctx, data);
  const settings = differences(body, row, settingColumns);
  const atOnce = edits
    ? { before: { ...data.before, ...settings.before }, after: { ...data.after, ...settings.after } }
    : settings;
  await applyData(ctx, id, atOnce);
  const requested = edits ? [] : Object.keys(data.after);
  if (requested.length > 0) await request(ctx, id, data);
  return { person: await presentPerson(ctx, id), applied: Object.keys(atOnce.after), requested };
};
