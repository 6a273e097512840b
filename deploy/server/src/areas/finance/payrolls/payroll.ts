import type { payrolls } from '@callboard/contract';
import { accountsFor } from '../finance/finance-people.ts';
import type { Handler } from '../http/handler.ts';
import { documentsOfPayroll } from './payroll-documents.db.ts';
import { payrollDocumentOf, payrollRowOf } from './present-payroll.ts';
import { visiblePayroll } from './visible-payroll.ts';

export const payroll: Handler<typeof payrolls.payroll> = async ({ params }, { db, caller }) => {
  const found = await visiblePayroll(db, caller, params.id);
  const documents = await documentsOfPayroll(db, found.id, { withheld: accountsFor(caller, 'payrolls') });
  return {
    ...payrollRowOf(found, caller),
    documentList: documents.map(payrollDocumentOf),
    toSign: { items: found.items, minutes: found.minutes },
    signedText: found.signed_text,
  };
};
