import type { payrolls } from '@callboard/contract';
import { sumsByKind } from '@callboard/domain';
import { accountsFor } from '../../finance/finance.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { documentsOfPayroll } from './payroll-documents.db.ts';
import { allItemsOfPayroll } from './payroll-items.db.ts';
import { payrollToSign } from './payroll-to-sign.ts';
import { payrollDocumentOf, payrollLineOf, payrollRowOf } from './present-payroll.ts';
import { findVisiblePayroll } from './payrolls.policy.ts';

export const payroll: Handler<typeof payrolls.payroll> = async ({ params, query }, { db, caller }) => {
  const found = await findVisiblePayroll(db, caller, params.id);
  const documents = await documentsOfPayroll(db, found.id, { withheld: accountsFor(caller, 'payrolls') });
  const items = await allItemsOfPayroll(db, found.id);
  return {
    ...payrollRowOf(found, caller),
    documentList: documents.map(payrollDocumentOf),
    kinds: sumsByKind(items.map((item) => payrollLineOf(item, caller))),
    toSign: payrollToSign(found, items, query.language ?? (await languageOf(db, caller))),
    signedText: found.signedText,
    signedSha256: found.signedSha256,
  };
};
