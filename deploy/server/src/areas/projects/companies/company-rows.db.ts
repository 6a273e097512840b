import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany } from '../../account/access/access.public.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Page = { limit: number; page: number };

export async function receiptTemplatesOf(db: Db, companyId: string | null, page: Page) {
  let found = db.selectFrom('receiptTemplate as t').innerJoin('company as co', 'co.id', 't.companyId');
  if (companyId !== null) found = found.where('t.companyId', '=', companyId);
  return pageOf(
    found
      .select([
        't.id',
        't.caption',
        'co.id as companyId',
        'co.name as companyName',
        't.receiptTypeId',
        't.currency',
        't.items',
      ])
      .orderBy('t.caption')
      .orderBy('t.id'),
    page,
  );
}

type CardsWanted = Page & {
  companyId?: string | null | undefined;
  id?: string;
  /** Only what is valid that day. */
  on?: string | undefined;
  today: string;
};

export async function rateCardRows(db: Db, viewer: Viewer, wanted: CardsWanted) {
  const validOn = (day: string) =>
    sql<boolean>`(r."validFrom" <= ${day}::date and (r."validUntil" is null or r."validUntil" >= ${day}::date))`;
  let found = db
    .selectFrom('rateCard as r')
    .innerJoin('company as co', 'co.id', 'r.companyId')
    .where(canSeeCompany(viewer, 'r.companyId'));
  if (wanted.companyId) found = found.where('r.companyId', '=', wanted.companyId);
  if (wanted.id !== undefined) found = found.where('r.id', '=', wanted.id);
  if (wanted.on) found = found.where(validOn(wanted.on));
  const { rows, total } = await pageOf(
    found
      .select([
        'r.id',
        'r.caption',
        'co.id as companyId',
        'co.name as companyName',
        'r.currency',
        'r.validFrom',
        'r.validUntil',
        validOn(wanted.today).as('valid'),
        sql<number>`(select count(*) from "rateCardItem" x where x."rateCardId" = r.id)`.as('items'),
      ])
      .orderBy('co.name')
      .orderBy('r.validFrom', 'desc')
      .orderBy('r.id'),
    wanted,
  );
  const items = rows.map(({ companyId, companyName, ...row }) => ({
    ...row,
    company: { id: companyId, name: companyName },
  }));
  return { items, total };
}
