import { query } from '@callboard/client';
import { mobileDocuments } from '@callboard/contract';
import type { MobileDocument } from '@callboard/contract';
import { readable } from '../base/readable.ts';

export const mobileKinds = [
  'companyDocument',
  'rateAgreement',
  'rateCard',
] as const satisfies readonly MobileDocument['kind'][];
type Wanted = { readonly kind?: MobileDocument['kind'] | undefined; readonly q?: string | undefined };

export const mobileDocumentsQuery = ({ kind, q }: Wanted = {}) =>
  query(
    mobileDocuments.mobileDocuments,
    { query: { limit: 1000, page: 1, ...(kind && { kind }), ...(q && { q }) } },
    { ...readable, placeholderData: (before) => before },
  );
