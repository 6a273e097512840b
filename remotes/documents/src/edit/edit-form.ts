import type { DocumentDetail } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import type { FieldProblem } from '@callboard/parts';
import type { Signers, SigningOrder } from '../signers/signer-order.ts';
import { signUntil } from '../base/sign-until.ts';
import type { Zones } from '../sign-zone/zone.ts';
import { openSigners, stillOpen, zonesOf } from './open-signers.ts';

export type EditedDocument = {
  readonly name: string;
  readonly until: string;
  readonly order: SigningOrder;
  /** The open places, in the order in which they sign. */
  readonly signers: Signers;
  readonly zones: Zones;
  readonly validFrom: string;
  readonly validUntil: string;
};
type Changed = readonly (keyof EditedDocument)[];

export const editable = (document: DocumentDetail, zone: string): EditedDocument => ({
  name: document.name,
  until: document.expiresAt ? dayAt(document.expiresAt, zone) : '',
  order: document.signOneByOne ? 'one by one' : 'parallel',
  signers: openSigners(document),
  zones: zonesOf(document),
  validFrom: document.validFrom ?? '',
  validUntil: document.validUntil ?? '',
});

/** Where all sign at once, nobody stands before another. */
const orderBody = ({ order, signers }: EditedDocument, changed: Changed, open: Signers) => ({
  ...(changed.includes('order') && { signatoriesOrder: order }),
  ...(order === 'one by one' &&
    (changed.includes('order') || changed.includes('signers')) && {
      signatoriesIds: stillOpen(signers, open).map(({ id }) => id),
    }),
});

const zonesBody = ({ zones }: EditedDocument, open: Signers) =>
  open.map(({ id }) => ({ signatoryId: id, zone: zones[id] ?? null }));

/** Only what was changed; an emptied day is none. */
export function editBody(
  values: EditedDocument,
  changed: Changed,
  { zone, open }: { zone: string; open: Signers },
) {
  const { name, until, validFrom, validUntil } = values;
  return {
    ...(changed.includes('name') && { name: name.trim() }),
    ...(changed.includes('until') && { expiresAt: until ? signUntil(until, zone) : null }),
    ...orderBody(values, changed, open),
    ...(changed.includes('zones') && { signatureZones: zonesBody(values, open) }),
    ...(changed.includes('validFrom') && { validFrom: validFrom || null }),
    ...(changed.includes('validUntil') && { validUntil: validUntil || null }),
  };
}

export const editProblems = ({
  validFrom,
  validUntil,
}: EditedDocument): FieldProblem<keyof EditedDocument>[] =>
  validFrom && validUntil && validUntil < validFrom ? [{ path: 'validUntil', code: 'end_before_start' }] : [];
