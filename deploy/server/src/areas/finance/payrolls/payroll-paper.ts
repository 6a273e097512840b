import type { Language } from '@callboard/contract';
import { fractionDigits, jobName } from '@callboard/domain';
import type { PayrollState } from '@callboard/domain';
import { locales } from '../../../platform/pdf/moment.ts';
import type { Paper } from '../../../platform/pdf/paper.ts';
import { payrollHours } from './payroll-hours.ts';
import type { PayrollItemFacts } from './payroll-items.db.ts';
import { payrollWords } from './payroll-words.ts';
import type { PayrollWords } from './payroll-words.ts';
import type { PayrollFacts } from './payrolls.db.ts';

const stateWord = (words: PayrollWords, status: PayrollState): string =>
  status === 'paid' ? words.paidState : words[status];

const jobOf = ({ projectNumber, projectName, crewName, caption }: PayrollItemFacts): string =>
  [projectNumber, jobName({ project: projectName ?? '', crew: crewName })].filter(Boolean).join(' ') ||
  caption;

type Around = {
  language: Language;
  tenantName: string;
  madeAt: Date;
  timeZone: string;
  signature: Uint8Array | null;
};

/** A payroll as it is printed: facts, items grouped by job, what was said about them, and the signature. */
export function payrollPaper(
  payroll: PayrollFacts,
  items: readonly PayrollItemFacts[],
  { language, tenantName, madeAt, timeZone, signature }: Around,
): Paper {
  const words = payrollWords[language];
  const numbers = new Intl.NumberFormat(locales[language], { style: 'currency', currency: payroll.currency });
  const money = (minor: number) => numbers.format(minor / 10 ** fractionDigits(payroll.currency));
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const dayOf = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
  const head = [words.day, words.job, words.planned, words.checked, words.approved, words.paid, words.amount];
  const rowOf = (item: PayrollItemFacts) => [
    dayOf(item.day),
    item.caption,
    payrollHours(item.planned_minutes),
    payrollHours(item.checked_minutes),
    payrollHours(item.approved_minutes),
    payrollHours(item.paid_minutes),
    money(item.amount_minor),
  ];
  const said = items.filter(({ declined_body }) => declined_body !== '');
  return {
    title: words.title,
    number: payroll.number,
    language,
    tenantName,
    madeAt,
    timeZone,
    facts: [
      [words.person, payroll.personName],
      [words.period, `${dayOf(payroll.from_day)} – ${dayOf(payroll.to_day)}`],
      [words.hours, payrollHours(payroll.minutes)],
      [words.gross, money(payroll.gross_minor)],
      [words.net, money(payroll.net_minor)],
      [
        words.status,
        payroll.auto_accepted
          ? `${stateWord(words, payroll.status)} (${words.accepted})`
          : stateWord(words, payroll.status),
      ],
    ],
    tables: [...Map.groupBy(items, jobOf)].map(([caption, its]) => ({
      caption,
      head,
      rows: its.map(rowOf),
      align: ['left', 'left', 'right', 'right', 'right', 'right', 'right'],
    })),
    texts: [
      ...said.flatMap((item) => [
        { caption: `${words.declined}: ${dayOf(item.day)} ${item.caption}`, body: item.declined_body },
        ...(item.answer_body === '' ? [] : [{ caption: words.answered, body: item.answer_body }]),
      ]),
      ...(payroll.signed_text === '' ? [] : [{ body: payroll.signed_text }]),
      ...(payroll.signed_sha256 === '' ? [] : [{ caption: words.fingerprint, body: payroll.signed_sha256 }]),
      { body: words.note },
    ],
    signatures: signature
      ? [{ caption: words.signature, name: payroll.personName, at: payroll.confirmed_at, image: signature }]
      : [],
    documentId: payroll.id,
  };
}
