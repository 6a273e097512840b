import type { operations } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/app-error.ts';
import { listOf } from '../http/paging.ts';
import { activitiesOf } from './activities.db.ts';

export const activities: Handler<typeof operations.activities> = async ({ query }, { db, caller }) => {
  if (!caller.personId) throw notFound();
  const { rows, total } = await activitiesOf(db, caller.personId, query);
  const items = rows.map(({ id, type, category, caption, body, person_party, at }) => ({
    id,
    type,
    category,
    caption,
    body,
    personParty: person_party,
    at: at.toISOString(),
  }));
  return listOf(items, total, query);
};
