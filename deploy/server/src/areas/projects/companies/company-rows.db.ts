import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany } from '../../account/access/access.public.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Page = { limit: number; page: number };

export async function receiptTemplatesOf(db: Db, companyId: string | null, page: Page) {
  let found = db
    .selectFrom('receipt_template as t')
    .innerJoin('company as co', (join) =>
      join.onRef('co.tenant_id', '=', 't.tenant_id').onRef('co.id', '=', 't.company_id'),
    );
  if (companyId !== null) found = found.where('t.company_id', '=', companyId);
  return pageOf(
    found
      .select([
        't.id',
        't.caption',
        'co.id as companyId',
        'co.name as companyName',
        't.receipt_type_id as receiptTypeId',
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
    sql<boolean>`(r.valid_from <= ${day}::date and (r.valid_until is null or r.valid_until >= ${day}::date))`;
  let found = db
    .selectFrom('rate_card as r')
    .innerJoin('company as co', (join) =>
      join.onRef('co.tenant_id', '=', 'r.tenant_id').onRef('co.id', '=', 'r.company_id'),
    )
    .where(canSeeCompany(viewer, 'r.company_id'));
  if (wanted.companyId) found = found.where('r.company_id', '=', wanted.companyId);
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
        'r.valid_from as validFrom',
        'r.valid_until as validUntil',
        validOn(wanted.today).as('valid'),
        sql<number>`(select count(*) from rate_card_item x where x.tenant_id = r.tenant_id
        and x.rate_card_id = r.id)`.as('items'),
      ])
      .orderBy('co.name')
      .orderBy('r.valid_from', 'desc')
      .orderBy('r.id'),
    wanted,
  );
  const items = rows.map(({ companyId, companyName, ...row }) => ({
    ...row,
    company: { id: companyId, name: companyName },
  }));
  return { items, total };
}
