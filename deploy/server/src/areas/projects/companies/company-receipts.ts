import type { companies } from '@callboard/contract';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { noSearch } from '#platform/db/list/search.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { receiptRowOf, receiptsOf } from '../../finance/receipts/receipts.public.ts';
import { receiptTemplatesOf } from './company-rows.db.ts';
import { findVisibleCompany } from './companies.db.ts';
import './companies.tables.ts';

type Page = { limit: number; page: number };

async function receipts({ db }: Ctx, companyId: string | undefined, query: Page) {
  // Drafts are their writer's own, on every list but that of the writer.
  const { rows, total } = await receiptsOf(db, { ...query, companyId, search: noSearch });
  return listOf(rows.map(receiptRowOf), total, query);
}

async function templates({ db }: Ctx, companyId: string | null, query: Page) {
  const { rows, total } = await receiptTemplatesOf(db, companyId, query);
  const items = rows.map(({ companyId: id, companyName, ...row }) => ({
    ...row,
    company: { id, name: companyName },
  }));
  return listOf(items, total, query);
}

const known = async ({ db, caller }: Ctx, id: string) =>
  (await findVisibleCompany(db, viewerOf(caller), id)).id;

export const companyReceipts: Handler<typeof companies.companyReceipts> = async ({ params, query }, ctx) =>
  receipts(ctx, await known(ctx, params.id), query);

export const companiesReceipts: Handler<typeof companies.companiesReceipts> = ({ query }, ctx) =>
  receipts(ctx, undefined, query);

export const companyReceiptTemplates: Handler<typeof companies.companyReceiptTemplates> = async (
  { params, query },
  ctx,
) => templates(ctx, await known(ctx, params.id), query);

export const companiesReceiptTemplates: Handler<typeof companies.companiesReceiptTemplates> = (
  { query },
  ctx,
) => templates(ctx, null, query);
