import type { Choice, FieldProblem } from '@callboard/parts';
import type { Zones } from '../sign-zone/zone.ts';
import { signUntil } from '../base/sign-until.ts';
import { allSigners, stepsOf } from '../signers/signer-order.ts';
import type { Signers, SigningOrder } from '../signers/signer-order.ts';

export type NewDocument = {
  readonly files: readonly File[];
  readonly name: string;
  readonly typeId: string;
  readonly signers: Signers;
  /** Found, and not added yet: signs too. */
  readonly chosen: Choice | null;
  readonly order: SigningOrder;
  /** Where they sign, on the pages of that file. Not in a draft that an earlier release has kept. */
  readonly zones?: Zones;
  readonly until: string;
};

export const noDocument: NewDocument = {
  files: [],
  name: '',
  typeId: '',
  signers: [],
  chosen: null,
  order: 'one by one',
  zones: {},
  until: '',
};

export function newDocumentProblems(
  { files, typeId, signers, chosen, until }: NewDocument,
  today: string,
): FieldProblem<keyof NewDocument>[] {
  const problems: FieldProblem<keyof NewDocument>[] = [];
  if (files.length === 0) problems.push({ path: 'files', code: 'required' });
  if (typeId === '') problems.push({ path: 'typeId', code: 'required' });
  if (allSigners(signers, chosen).length === 0) problems.push({ path: 'signers', code: 'required' });
  if (until && until < today) problems.push({ path: 'until', code: 'in_the_past' });
  return problems;
}

/** Signatures are put onto the pages of a PDF; a picture gets them on the page behind it. */
export const hasPages = ({ files }: Pick<NewDocument, 'files'>): boolean =>
  files[0]?.type === 'application/pdf';

/** Everything but the file, which is sent before. */
export const newDocumentBody = (values: NewDocument, zone: string) => ({
  name: values.name.trim(),
  typeId: values.typeId,
  signatories: stepsOf(allSigners(values.signers, values.chosen), values.order).map((one) => {
    const zone = hasPages(values) && values.zones?.[one.personId];
    return zone ? { ...one, zone } : one;
  }),
  signatoriesOrder: values.order,
  links: [],
  ...(values.until && { expiresAt: signUntil(values.until, zone) }),
});

/** What a file is called, as a title to begin with. */
export const titleOfFile = ({ name }: File): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 120);
