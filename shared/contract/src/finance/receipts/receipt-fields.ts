import type { BodyOf } from '../../endpoint/endpoint.ts';
import type { FieldList } from '../../forms/field-list.ts';
import { textLengths } from './receipts.shapes.ts';
import type { receipts } from './receipts.contract.ts';

type Edited = BodyOf<typeof receipts.editReceipt>;
/** What is made with a receipt, but is no field of it. */
type Added = Omit<BodyOf<typeof receipts.addReceipt>, 'templateId' | 'items' | 'documents'>;

/** What a receipt is made of: both forms, the page, the export and the server's reads go by this list. */
export const receiptFields = {
  typeId: { label: 'type', control: 'select', shownIn: ['new', 'edit', 'head'], column: 'type' },
  date: { label: 'date', control: 'date', shownIn: ['new', 'edit', 'head'], column: 'date' },
  /** Is the title of the page. */
  merchant: {
    label: 'merchant',
    control: 'text',
    maxLength: textLengths.merchant,
    shownIn: ['new', 'edit'],
    column: 'merchant',
  },
  paperNumber: {
    label: 'paperNumber',
    control: 'text',
    maxLength: textLengths.paperNumber,
    shownIn: ['edit', 'head'],
    column: 'paperNumber',
  },
  currency: { label: 'currency', control: 'select', shownIn: ['new', 'edit'], column: 'currency' },
  payment: { label: 'payment', control: 'select', shownIn: ['new', 'edit', 'head'], column: 'payment' },
  projectId: {
    label: 'project',
    control: 'together',
    askedAs: 'work',
    shownIn: ['new', 'edit', 'head'],
    column: 'project',
  },
  crewItemId: { label: 'work', control: 'together', askedAs: 'work', shownIn: ['new', 'edit'], column: null },
  companyId: { control: 'none', shownIn: [], column: 'company' },
  costCentre: {
    label: 'costCentre',
    control: 'text',
    maxLength: textLengths.costCentre,
    shownIn: ['new', 'edit', 'head'],
    column: 'costCentre',
  },
  comment: {
    label: 'comment',
    control: 'textArea',
    maxLength: textLengths.comment,
    shownIn: ['edit', 'head'],
    column: null,
  },
} as const satisfies FieldList<Edited & Added>;
