import type { DocumentDetail } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import type { FieldProblem } from '@callboard/parts';
import { signUntil } from '../sign-until.ts';

export type EditedDocument = {
  readonly name: string;
  readonly until: string;
  readonly validFrom: string;
  readonly validUntil: string;
};

export const editable = (
  { name, expiresAt, validFrom, validUntil }: DocumentDetail,
  zone: string,
): EditedDocument => ({
  name,
  until: expiresAt ? dayAt(expiresAt, zone) : '',
  validFrom: validFrom ?? '',
  validUntil: validUntil ?? '',
});

/** Only what was changed; an emptied day is none. */
export function editBody(values: EditedDocument, changed: readonly (keyof EditedDocument)[], zone: string) {
  const { name, until, validFrom, validUntil } = values;
  return {
    ...(changed.includes('name') && { name: name.trim() }),
    ...(changed.includes('until') && { expiresAt: until ? signUntil(until, zone) : null }),
    ...(changed.includes('validFrom') && { validFrom: validFrom || null }),
    ...(changed.includes('validUntil') && { validUntil: validUntil || null }),
  };
}

export const editProblems = ({
  validFrom,
  validUntil,
}: EditedDocument): FieldProblem<keyof EditedDocument>[] =>
  validFrom && validUntil && validUntil < validFrom ? [{ path: 'validUntil', code: 'end_before_start' }] : [];
