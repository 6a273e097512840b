import type { companies } from '@callboard/contract';
import type { Ctx, Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { idAndName } from '../../../platform/http/id-and-name.ts';
import { receiptsOfCompanies, receiptTemplatesOf } from './company-rows.db.ts';
import { findVisibleCompany } from './companies.db.ts';
import './companies.tables.ts';

type Page = { limit: number; page: number };

async function receipts({ db }: Ctx, companyId: string | null, query: Page) {
  const { rows, total } = await receiptsOfCompanies(db, companyId, query);
  const items = rows.map(({ personId, personName, companyId: id, companyName, ...row }) => ({
    ...row,
    person: { id: personId, name: personName },
    company: idAndName(id, companyName),
  }));
  return listOf(items, total, query);
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
  receipts(ctx, null, query);

export const companyReceiptTemplates: Handler<typeof companies.companyReceiptTemplates> = async (
  { params, query },
  ctx,
) => templates(ctx, await known(ctx, params.id), query);

export const companiesReceiptTemplates: Handler<typeof companies.companiesReceiptTemplates> = (
  { query },
  ctx,
) => templates(ctx, null, query);
