import { query } from '@callboard/client';
import { staffContracts } from '@callboard/contract';
import { readable } from './readable.ts';

const everything = { limit: 1000, page: 1 } as const;

export const contractsQuery = query(staffContracts.staffContracts, { query: everything }, readable);
export const contractQuery = (id: string) =>
  query(staffContracts.staffContract, { params: { id } }, readable);
export const contractDocumentsQuery = (id: string) =>
  query(staffContracts.staffContractDocuments, { params: { id }, query: everything }, readable);

/** Of whom, and of which month: the own ones and this month where nothing is said. */
export type AccountOf = { readonly personId?: string | undefined; readonly month?: string | undefined };
const asked = ({ personId, month }: AccountOf) => ({
  ...(personId && { personId }),
  ...(month && { month }),
});

export const figuresQuery = (of: AccountOf) =>
  query(staffContracts.contractFigures, { query: asked(of) }, readable);
export const linesQuery = (of: AccountOf) =>
  query(staffContracts.timeAccountLines, { query: asked(of) }, readable);
