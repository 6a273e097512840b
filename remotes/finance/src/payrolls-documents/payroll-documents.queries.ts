import { infinite } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { listed, rowsPerPage } from '../base/finance.queries.ts';

/** Papers of these types; of all three where none is named. */
export const payrollDocumentsQuery = (types?: string) =>
  infinite(payrolls.payrollDocuments, { query: { limit: rowsPerPage, ...(types && { types }) } }, listed);
