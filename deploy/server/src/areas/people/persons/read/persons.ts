import type { persons as contract } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import { requireOwnOrInside } from './persons.policy.ts';
import { personRows } from './persons.db.ts';
import { personPictures } from './pictures.db.ts';
import { presentPerson } from './present-person.ts';

export const persons: Handler<typeof contract.persons> = async ({ query }, ctx) => {
  const { rows, total } = await searching(query.q, (search) => personRows(ctx.db, { ...query, search }));
  const pictures = await personPictures(
    ctx,
    rows.map(({ id }) => id),
  );
  return listOf(
    rows.map((row) => ({ ...row, picture: pictures.get(row.id) ?? null })),
    total,
    query,
  );
};

export const person: Handler<typeof contract.person> = async ({ params }, ctx) => {
  requireOwnOrInside(ctx.caller, params.id);
  return presentPerson(ctx, params.id);
};
