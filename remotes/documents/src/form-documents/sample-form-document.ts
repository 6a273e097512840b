import type { FormDocument } from '@callboard/contract';

/** A document for tests that is read with a form. */
export const sampleFormDocument = (name: string, own: Partial<FormDocument> = {}): FormDocument => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  number: 'D-10001',
  name,
  type: 'Rules',
  pages: 2,
  size: 2000,
  url: null,
  expiresAt: null,
  ...own,
});
