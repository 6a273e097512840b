import type { Language, PayrollRow } from '@callboard/contract';
import { isOneOf, jobName, payrollGroups, payrollLineGroups, sumsByKind } from '@callboard/domain';
import type { PayrollState } from '@callboard/domain';
import type { Paper, PaperSignature } from '#platform/pdf/paper.ts';
import type { Seller } from '../../invoices/invoices.public.ts';
import { payrollHours } from '../read/payroll-hours.ts';
import { payrollFormat } from './payroll-format.ts';
import type { PayrollFormat } from './payroll-format.ts';
import type { Correction, Payee } from './payroll-paper.db.ts';
import { correctionsTable, itemsTable, kindsTable, objectionsTable } from './payroll-tables.ts';
import type { PayrollLine } from '../read/present-payroll.ts';
import type { PayrollWords } from '../read/payroll-words.ts';

type Printed = Pick<
  PayrollRow,
  | 'id'
  | 'number'
  | 'fromDay'
  | 'toDay'
  | 'status'
  | 'minutes'
  | 'grossMinor'
  | 'netMinor'
  | 'currency'
  | 'releasedAt'
  | 'windowEndsAt'
  | 'confirmedAt'
  | 'autoAccepted'
  | 'paidAt'
>;
export type WholePayroll = {
  payroll: Printed;
  lines: readonly PayrollLine[];
  payee: Payee;
  /** Nothing where the operator has not said which company it is. */
  employer: Omit<Seller, 'iban'> | undefined;
  corrections: readonly Correction[];
  signed: { text: string; sha256: string; image: Uint8Array | null } | null;
};
type PaperOptions = { language: Language; tenantName: string; madeAt: Date; timeZone: string };

const stateWord = (words: PayrollWords, status: PayrollState): string =>
  status === 'paid' ? words.paidState : words[status];

type Addressed = { name: string; street: string; zip: string; city: string; country: string };

function addressOf({ name, street, zip, city, country }: Addressed, { countries }: PayrollFormat): string[] {
  const place = [zip, city].filter(Boolean).join(' ');
  return [name, street, place, place && country && (countries.of(country) ?? country)].filter(Boolean);
}

/** Net is known where somebody has taken the taxes off. */
const isNetKnown = ({ grossMinor, netMinor }: Printed): boolean => grossMinor !== netMinor;

function factsOf({ payroll, payee }: WholePayroll, { words, money, day, moment }: PayrollFormat) {
  const { fromDay, toDay, status, minutes, grossMinor, netMinor, releasedAt, paidAt, autoAccepted } = payroll;
  const state = stateWord(words, status);
  const facts: (readonly [string, string] | false)[] = [
    [words.personnelNumber, payee.number],
    [words.period, `${day(fromDay)} – ${day(toDay)}`],
    [words.status, autoAccepted ? `${state} (${words.accepted})` : state],
    releasedAt !== null && [words.releasedOn, moment(releasedAt)],
    paidAt !== null && [words.paidOn, moment(paidAt)],
    [words.hours, payrollHours(minutes)],
    [words.gross, money(grossMinor)],
    isNetKnown(payroll) && [words.deductions, money(netMinor - grossMinor)],
    isNetKnown(payroll) && [words.net, money(netMinor)],
  ];
  return facts.filter((fact) => fact !== false);
}

function textsOf({ payroll, signed }: WholePayroll, { words, moment }: PayrollFormat) {
  const { status, windowEndsAt, confirmedAt, autoAccepted } = payroll;
  return [
    ...(status === 'draft' ? [{ body: words.isDraft }] : []),
    ...(isOneOf(status, payrollGroups.confirmable) && windowEndsAt !== null
      ? [{ body: words.until.replace('{until}', moment(windowEndsAt)) }]
      : []),
    ...(autoAccepted && confirmedAt !== null
      ? [{ body: words.acceptedAt.replace('{at}', moment(confirmedAt)) }]
      : []),
    ...(isNetKnown(payroll) ? [] : [{ body: words.netOpen }]),
    { body: words.note },
    ...(signed
      ? [
          { caption: words.signedAs, body: signed.text },
          { caption: words.fingerprint, body: `${signed.sha256}\n${words.sealed}` },
        ]
      : []),
  ];
}

/** The line for the signature: signed, still to be signed, or none where there is nothing to sign. */
function signaturesOf({ payroll, payee, signed }: WholePayroll, words: PayrollWords): PaperSignature[] {
  const { status, confirmedAt, autoAccepted } = payroll;
  if (!signed && (status === 'draft' || autoAccepted)) return [];
  const at = confirmedAt === null ? null : new Date(confirmedAt);
  return [{ caption: words.signature, name: payee.name, at, image: signed?.image ?? null }];
}

/** A payroll as a company sends it: from whom to whom, the lines of the screen by job, what they come to. */
export function payrollPaper(whole: WholePayroll, options: PaperOptions): Paper {
  const { payroll, lines, payee, employer, corrections } = whole;
  const format = payrollFormat(payroll.currency, options);
  const { words } = format;
  return {
    ...options,
    title: payroll.status === 'draft' ? `${words.title} (${words.draft})` : words.title,
    number: payroll.number,
    letter: {
      from: employer
        ? [...addressOf(employer, format), `${words.vatNumber} ${employer.vatNumber}`]
        : [options.tenantName],
      to: addressOf(payee, format),
    },
    facts: factsOf(whole, format),
    tables: [
      ...payrollLineGroups(lines).map(({ project, crew, items }) =>
        itemsTable(jobName({ project, crew }) || words.withoutJob, items, format),
      ),
      ...(lines.length === 0 ? [] : [kindsTable(sumsByKind(lines), payroll, format)]),
      ...objectionsTable(lines, format),
      ...correctionsTable(corrections, format),
    ],
    texts: textsOf(whole, format),
    signatures: signaturesOf(whole, words),
    documentId: payroll.id,
  };
}
