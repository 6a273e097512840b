import type { Person, PersonChange } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { callerRole } from './persons.policy.ts';
import { lastChangeOf } from './person-changes.db.ts';
import type { ChangeRow } from './person-changes.db.ts';
import { personById } from './person.db.ts';
import { personPictures } from './pictures.db.ts';

export const presentChange = ({ changes, askedAt, decidedAt, ...row }: ChangeRow): PersonChange => ({
  ...row,
  before: changes.before,
  after: changes.after,
  askedAt: askedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** A person as the caller sees them. Whether the caller may see them at all is asked before. */
export async function presentPerson(ctx: Ctx, id: string): Promise<Person> {
  const { db, caller } = ctx;
  const found = await personById(db, id);
  if (!found) throw notFound();
  const { own, office, edits } = callerRole(caller, id);
  const last = own || edits ? await lastChangeOf(db, id) : undefined;
  return {
    ...found,
    // Where somebody lives and when they were born is not what planning needs.
    ...(own || office ? {} : { birthday: null, nationality: '', street: '', zip: '' }),
    picture: (await personPictures(ctx, [id])).get(id) ?? null,
    openChange: last?.state === 'open' ? presentChange(last) : null,
    ...(last?.state === 'rejected' && { rejectedChange: presentChange(last) }),
    may: {
      editAtOnce: edits,
      edit: own || edits,
      addPicture: own || edits,
      switchProfile: own || edits,
      export: own || edits,
      erase: edits && !own,
    },
  };
}
