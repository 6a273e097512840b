import type { Location, locations as contract } from '@callboard/contract';
import { locations as calls, may } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller, Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { locationById, locationRows } from './locations.db.ts';

const looksForWork = ({ rights }: Caller) => rights.mobileProjectVacancies?.includes('READ') ?? false;
const mayOf = (caller: Caller) => ({ edit: may(calls.editLocation.allow, caller) });

export const locations: Handler<typeof contract.locations> = async ({ query }, { db, caller }) => {
  const { limit, page } = query;
  const { rows, total } = await searching(query.q, (search) =>
    locationRows(db, viewerOf(caller), { limit, page, search, vacancies: looksForWork(caller) }),
  );
  return listOf(
    rows.map((row) => ({ ...row, may: mayOf(caller) })),
    total,
    query,
  );
};

export async function presentLocation({ db, caller }: Ctx, id: string): Promise<Location> {
  const found = await locationById(db, viewerOf(caller), id, looksForWork(caller));
  if (!found) throw notFound();
  return { ...found, may: mayOf(caller) };
}

export const location: Handler<typeof contract.location> = ({ params }, ctx) =>
  presentLocation(ctx, params.id);
