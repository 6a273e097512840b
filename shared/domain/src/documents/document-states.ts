export const documentStatuses = [
  'draft',
  'readyToSign',
  'onGoing',
  'signed',
  'declined',
  'expired',
  'void',
  'replaced',
  'toUpload',
  'beingVerified',
  'refused',
  'information',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
type Statuses = readonly DocumentStatus[];

/** Withdrawn by the office, or followed by another document. */
export const withdrawnDocumentStatuses: Statuses = ['void', 'replaced'];
/** Nobody outside the office sees it: not sent yet, or withdrawn. */
export const officeDocumentStatuses: Statuses = ['draft', ...withdrawnDocumentStatuses];
/** It is valid as it stands. */
export const validDocumentStatuses: Statuses = ['signed', 'information'];
/** The owner has to hand in a file. */
export const toUploadDocumentStatuses: Statuses = ['toUpload', 'refused'];
/** On its way from the owner's file to the office's approval. */
export const uploadDocumentStatuses: Statuses = [...toUploadDocumentStatuses, 'beingVerified'];

export const signatoryStatuses = ['readyToSign', 'onGoing', 'signed', 'declined', 'expired', 'void'] as const;
export type SignatoryStatus = (typeof signatoryStatuses)[number];

/** Signing is under way: of a document as of each of its signatories. */
export const signableStatuses = ['readyToSign', 'onGoing'] as const satisfies (SignatoryStatus &
  DocumentStatus)[];
/** What is shown to others than owner and office, who also see what goes wrong on the way. */
export const publicDocumentStatuses: Statuses = [...signableStatuses, ...validDocumentStatuses];
/** Nobody waits for this signatory any more. */
export const pastSignatoryStatuses: readonly SignatoryStatus[] = ['signed', 'void'];
