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

export const signatoryStatuses = ['readyToSign', 'onGoing', 'signed', 'declined', 'expired', 'void'] as const;
export type SignatoryStatus = (typeof signatoryStatuses)[number];

/** Withdrawn by the office, or followed by another document. */
const withdrawn = ['void', 'replaced'] as const;
/** It is valid as it stands. */
const valid = ['signed', 'information'] as const;
/** The owner has to hand in a file. */
const toUpload = ['toUpload', 'refused'] as const;
/** Signing is under way: of a document as of each of its signatories. */
const signable = ['readyToSign', 'onGoing'] as const;

/** What can be said of a document, and in which states it holds. */
export const documentGroups = {
  withdrawn,
  valid,
  toUpload,
  signable,
  /** Nobody outside the office sees it: not sent yet, or withdrawn. */
  office: ['draft', ...withdrawn],
  /** On its way from the owner's file to the office's approval. */
  upload: [...toUpload, 'beingVerified'],
  /** What is shown to others than owner and office, who also see what goes wrong on the way. */
  public: [...signable, ...valid],
} as const satisfies Record<string, readonly DocumentStatus[]>;

export const signatoryGroups = {
  signable,
  /** Nobody waits for this signatory any more. */
  past: ['signed', 'void'],
} as const satisfies Record<string, readonly SignatoryStatus[]>;
