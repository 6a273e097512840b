import type { DocumentTemplate } from '@callboard/contract';

export const sampleTemplate = (own: Partial<DocumentTemplate> = {}): DocumentTemplate => ({
  id: 'agreement',
  version: 3,
  name: 'Agreement',
  type: { id: 'contract', caption: 'Contract' },
  title: 'Agreement with {{person.name}}',
  text: 'You begin on {{contract.start}}.\n\n{{tenant.address}}',
  signing: 'person',
  officeSigner: null,
  ...own,
});
