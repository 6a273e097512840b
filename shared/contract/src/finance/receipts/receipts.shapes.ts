import { receiptStates } from '@callboard/domain';
import * as z from 'zod/mini';
import {
  currency,
  knownCurrency,
  linkedDocument,
  moneyItem,
  named,
  numbered,
  priceMinor,
  sensibleDay,
  vatSum,
} from '../finance/finance.shapes.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';

export const receiptStatus = z.enum(receiptStates);
const payment = z.enum(['own', 'company']);

export const receiptItem = z.object({
  id,
  version: z.number(),
  description: z.string(),
  quantity: z.number(),
  unitPriceMinor: z.number(),
  vatRate: z.number(),
  gross: z.number(),
});

/** As every list shows it: of receipts and of a company. */
export const receiptRow = z.object({
  id,
  version: z.number(),
  number: z.string(),
  person: named,
  type: named,
  status: receiptStatus,
  date: day,
  merchant: z.string(),
  /** Whom it was made out to. */
  company: z.nullable(named),
  project: z.nullable(numbered),
  /** An older server says nothing. */
  costCentre: z._default(z.string(), ''),
  net: z.number(),
  gross: z.number(),
  currency,
  payment,
  items: z.number(),
  documents: z.number(),
  reason: z.string(),
});

export const receipt = z.extend(receiptRow, {
  paperNumber: z.string(),
  crewItemId: z.nullable(id),
  comment: z.string(),
  copiedFrom: z.nullable(z.string()),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(named),
  paidAt: z.nullable(instant),
  itemList: z.array(receiptItem),
  vat: z.array(vatSum),
  documentList: z.array(linkedDocument),
  /** Worth a second look, no reason to refuse. `numbers` are receipts that seem to be the same. */
  warnings: z.array(
    z.object({ code: z.enum(['duplicate', 'old']), numbers: z.array(z.string()), days: z.number() }),
  ),
  /** What is still missing before it can be handed in. */
  gaps: z.array(z.object({ path: z.string(), code: z.string() })),
  may: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    submit: z.boolean(),
    toDraft: z.boolean(),
    approve: z.boolean(),
    reject: z.boolean(),
    pay: z.boolean(),
    copy: z.boolean(),
  }),
});

/** A job that somebody may have paid something for. */
/** Whose project it is: of templates to begin from. An older server says nothing. */
export const receiptProject = z.extend(numbered, { companyId: z.optional(z.nullable(id)) });

export const receiptJob = z.object({
  crewItemId: id,
  day,
  /** Project · crew · function. */
  caption: z.string(),
  project: receiptProject,
});

/** Proposals, each to be looked at by whoever hands it in; null is what could not be read. */
export const receiptProposal = z.object({
  date: z.nullable(day),
  merchant: z.nullable(z.string()),
  grossMinor: z.nullable(z.number()),
  vatRate: z.nullable(z.number()),
  currency: z.nullable(currency),
});

export const itemFields = { ...moneyItem, unitPriceMinor: priceMinor };
export const textLengths = { merchant: 120, paperNumber: 60, costCentre: 40, comment: 1_000 } as const;
const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));
export const fields = {
  typeId: id,
  date: sensibleDay,
  merchant: text(textLengths.merchant),
  paperNumber: text(textLengths.paperNumber),
  projectId: z.nullable(id),
  crewItemId: z.nullable(id),
  companyId: z.nullable(id),
  currency: knownCurrency,
  payment,
  /** Of the bookkeeping; as it is written there. */
  costCentre: text(textLengths.costCentre),
  comment: text(textLengths.comment),
};

export type ReceiptProposal = z.infer<typeof receiptProposal>;
export type ReceiptRow = z.infer<typeof receiptRow>;
export type Receipt = z.infer<typeof receipt>;
export type ReceiptItem = z.infer<typeof receiptItem>;
