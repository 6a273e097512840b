import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany } from '../../account/access/access.public.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Page = { limit: number; page: number };

export async function receiptTemplatesOf(db: Db, companyId: string | null, page: Page) {
  let found = db
    .selectFrom('receiptTemplate')
    .innerJoin('company', 'company.id', 'receiptTemplate.companyId');
  if (companyId !== null) found = found.where('receiptTemplate.companyId', '=', companyId);
  return pageOf(
    found
      .select([
        'receiptTemplate.id',
        'receiptTemplate.caption',
        'company.id as companyId',
        'company.name as companyName',
        'receiptTemplate.receiptTypeId',
        'receiptTemplate.currency',
        'receiptTemplate.items',
      ])
      .orderBy('receiptTemplate.caption')
      .orderBy('receiptTemplate.id'),
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
    sql<boolean>`("rateCard"."validFrom" <= ${day}::date
      and ("rateCard"."validUntil" is null or "rateCard"."validUntil" >= ${day}::date))`;
  let found = db
    .selectFrom('rateCard')
    .innerJoin('company', 'company.id', 'rateCard.companyId')
    .where(canSeeCompany(viewer, 'rateCard.companyId'));
  if (wanted.companyId) found = found.where('rateCard.companyId', '=', wanted.companyId);
  if (wanted.id !== undefined) found = found.where('rateCard.id', '=', wanted.id);
  if (wanted.on) found = found.where(validOn(wanted.on));
  const { rows, total } = await pageOf(
    found
      .select([
        'rateCard.id',
        'rateCard.caption',
        'company.id as companyId',
        'company.name as companyName',
        'rateCard.currency',
        'rateCard.validFrom',
        'rateCard.validUntil',
        validOn(wanted.today).as('valid'),
        sql<number>`(select count(*) from "rateCardItem" where "rateCardItem"."rateCardId" = "rateCard".id)`.as(
          'items',
        ),
      ])
      .orderBy('company.name')
      .orderBy('rateCard.validFrom', 'desc')
      .orderBy('rateCard.id'),
    wanted,
  );
  const items = rows.map(({ companyId, companyName, ...row }) => ({
    ...row,
    company: { id: companyId, name: companyName },
  }));
  return { items, total };
}
