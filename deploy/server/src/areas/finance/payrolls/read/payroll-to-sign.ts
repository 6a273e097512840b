import { createHash } from 'node:crypto';
import type { Language } from '@callboard/contract';
import { payrollHours } from './payroll-hours.ts';
import type { PayrollItemFacts } from './payroll-items.db.ts';
import { payrollWords } from './payroll-words.ts';
import type { PayrollFacts } from './payrolls.db.ts';

type Payroll = Pick<
  PayrollFacts,
  'items' | 'minutes' | 'number' | 'personId' | 'fromDay' | 'toDay' | 'grossMinor' | 'netMinor' | 'currency'
>;
type Item = Pick<
  PayrollItemFacts,
  | 'id'
  | 'caption'
  | 'day'
  | 'plannedMinutes'
  | 'checkedMinutes'
  | 'approvedMinutes'
  | 'paidMinutes'
  | 'amountMinor'
  | 'declinedBody'
  | 'answerBody'
>;

function sentence(language: Language, { items, minutes }: Payroll): string {
  const { confirmOne, confirmMany } = payrollWords[language];
  return (items === 1 ? confirmOne : confirmMany)
    .replace('{items}', String(items))
    .replace('{hours}', payrollHours(minutes));
}

/**
 * What a signature would confirm: the sentence above it, and a hash of that sentence with everything that the
 * payroll says. Whoever has the printed payroll can tell which figures were signed.
 */
export function payrollToSign(
  payroll: Payroll,
  items: readonly Item[],
  language: Language,
): { items: number; minutes: number; language: Language; text: string; sha256: string } {
  const text = sentence(language, payroll);
  const signed = {
    text,
    number: payroll.number,
    person: payroll.personId,
    from: payroll.fromDay,
    to: payroll.toDay,
    grossMinor: payroll.grossMinor,
    netMinor: payroll.netMinor,
    currency: payroll.currency,
    items: items.map((item) => ({
      id: item.id,
      caption: item.caption,
      day: item.day,
      plannedMinutes: item.plannedMinutes,
      checkedMinutes: item.checkedMinutes,
      approvedMinutes: item.approvedMinutes,
      paidMinutes: item.paidMinutes,
      amountMinor: item.amountMinor,
      declined: item.declinedBody,
      answer: item.answerBody,
    })),
  };
  const sha256 = createHash('sha256').update(JSON.stringify(signed)).digest('hex');
  return { items: payroll.items, minutes: payroll.minutes, language, text, sha256 };
}
