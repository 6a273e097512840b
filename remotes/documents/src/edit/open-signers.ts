import type { DocumentDetail } from '@callboard/contract';
import { isOneOf, signatoryGroups } from '@callboard/domain';
import type { Signers } from '../signers/signer-order.ts';
import type { Zones } from '../sign-zone/zone.ts';

const inOrder = ({ signatories }: Pick<DocumentDetail, 'signatories'>) =>
  signatories.toSorted((one, other) => one.step - other.step);

/** Those who have not decided, in the order in which they sign now. */
export const openSigners = (document: Pick<DocumentDetail, 'signatories'>): Signers =>
  inOrder(document)
    .filter(({ status }) => isOneOf(status.id, signatoryGroups.signable))
    .map(({ id, name, role }) => ({ id, name: role ? `${name} · ${role}` : name }));

/** Where they are to sign. */
export const zonesOf = (document: Pick<DocumentDetail, 'signatories'>): Zones =>
  Object.fromEntries(document.signatories.map(({ id, zone }) => [id, zone ?? null]));

/** The wanted order of those who are still open: who has signed meanwhile is gone, who is new stands last. */
export const stillOpen = (wanted: Signers, open: Signers): Signers => [
  ...wanted.filter(({ id }) => open.some((one) => one.id === id)),
  ...open.filter(({ id }) => !wanted.some((one) => one.id === id)),
];
