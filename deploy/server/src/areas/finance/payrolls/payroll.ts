import type { payrolls } from '@callboard/contract';
import { accountsFor } from '../finance/finance.public.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { documentsOfPayroll } from './payroll-documents.db.ts';
import { payrollDocumentOf, payrollRowOf } from './present-payroll.ts';
import { findVisiblePayroll } from './payrolls.policy.ts';

export const payroll: Handler<typeof payrolls.payroll> = async ({ params }, { db, caller }) => {
  const found = await findVisiblePayroll(db, caller, params.id);
  const documents = await documentsOfPayroll(db, found.id, { withheld: accountsFor(caller, 'payrolls') });
  return {
    ...payrollRowOf(found, caller),
    documentList: documents.map(payrollDocumentOf),
    toSign: { items: found.items, minutes: found.minutes },
    signedText: found.signed_text,
  };
};
