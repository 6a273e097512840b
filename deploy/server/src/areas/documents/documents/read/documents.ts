import type { documents as contract } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { documentRows } from '../document/document-rows.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { searching } from '#platform/db/list/search.ts';
import { presentRow } from '../document/present-document.ts';
import { tenantZone } from '../../../account/settings/settings.public.ts';
import { givenTo, visibleTo } from '../document/visible.db.ts';

export const documents: Handler<typeof contract.documents> = async ({ query }, { db, caller, now }) => {
  const me = personOf(caller);
  const everybody = query.of === 'everybody';
  const seen = everybody ? visibleTo(caller, me) : givenTo(me);
  const today = dayAt(now(), await tenantZone(db));
  const many = everybody && caller.roles.some((role) => role === 'office' || role === 'planner');
  const found = await searching(query.q, (search) =>
    documentRows(db, seen, { ...query, search, me: everybody ? null : me, many, today }),
  );
  const items = found.rows.map((row) => presentRow(row, me));
  return listOf(items, found.total, query);
};
