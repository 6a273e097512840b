import type { DocumentRow } from '@callboard/contract';
import {
  documentGroups,
  isOneOf,
  isReadyToSign,
  isSigned,
  isTurnOf,
  signatoryCaptions,
  waitingFor,
} from '@callboard/domain';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { DocumentRowFound } from './document-rows.db.ts';
import type { SignatoryRow } from './signatories.db.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
/** Times inside JSON come as the database writes them. */
const isoOf = (text: string): string => new Date(text).toISOString();

/** A document, or one of its signatories. */
export const isOpen = ({ status }: { status: string }): boolean => isOneOf(status, documentGroups.signable);

type Signed = Pick<
  DocumentRowFound,
  'status' | 'signatories' | 'signatoriesOrder' | 'allowSignatories' | 'paperNeeded'
>;

const takesSignatures = (found: Signed): boolean => isOpen(found) && !found.paperNeeded;

/** What a document is to the person who looks at it. */
export function ownSigningState(found: Signed, me: string) {
  const mine = found.signatories.filter(({ personId }) => personId === me);
  const open = mine.filter((one) => !one.signed && isReadyToSign(one, found));
  const turn = takesSignatures(found)
    ? open.find((one) => isTurnOf(one, found.signatories, found))
    : undefined;
  const [next] = open;
  return {
    mine,
    isReadyToSign: mine.some((one) => isReadyToSign(one, found)),
    isSigned: isSigned(found.signatories),
    turn,
    waitingFor:
      turn || !next || !isOpen(found)
        ? []
        : waitingFor(next, found.signatories, found).map(({ name }) => name),
  };
}

export function presentRow(found: DocumentRowFound, me: string): DocumentRow {
  const standing = ownSigningState(found, me);
  const counted = found.signatories.filter(({ status }) => status !== 'void');
  return {
    id: found.id,
    number: found.number,
    name: found.name,
    type: { id: found.typeId, caption: found.typeCaption },
    status: { id: found.status, caption: found.statusCaption },
    owner: namedPerson(found.ownerId, found.ownerName),
    createdAt: found.createdAt.toISOString(),
    completedAt: iso(found.completedAt),
    expiresAt: iso(found.expiresAt),
    validFrom: found.validFrom,
    validUntil: found.validUntil,
    reason: found.reason,
    ...(found.reasonCode && { reasonCode: found.reasonCode }),
    pages: found.pages,
    file:
      found.fileName === null
        ? null
        : { name: found.fileName, type: found.fileType ?? '', size: found.fileSize ?? 0 },
    signatoriesSigned: counted.filter(({ signed }) => signed).length,
    signatoriesTotal: counted.length,
    isReadyToSign: standing.isReadyToSign,
    isSigned: standing.isSigned,
    myTurn: standing.turn !== undefined,
    waitingFor: standing.waitingFor,
    paperNeeded: found.paperNeeded,
  };
}

export function presentSignatory(one: SignatoryRow, found: Signed, me: string) {
  const { signature } = one;
  return {
    id: one.id,
    person: one.personId === null ? null : { id: one.personId, name: one.name },
    name: one.name,
    role: one.role,
    // The address that keeps strangers apart is not a number.
    contact: { number: one.personId === null ? '' : one.contactNumber },
    step: one.step,
    required: one.required,
    status: { id: one.status, caption: signatoryCaptions[one.status] },
    declinedReason: one.declinedReason,
    decidedAt: one.decidedAt === null ? null : isoOf(one.decidedAt),
    delegatedBy: one.delegatedAt === null ? null : { name: one.delegatedBy, at: isoOf(one.delegatedAt) },
    myself: one.personId === me,
    turn: takesSignatures(found) && isTurnOf(one, found.signatories, found),
    waitingFor:
      one.signed || !isOpen(found) ? [] : waitingFor(one, found.signatories, found).map(({ name }) => name),
    signatures: signature ? [{ ...signature, signed: one.signed, signedAt: isoOf(signature.signedAt) }] : [],
    zone: one.zone,
  };
}
