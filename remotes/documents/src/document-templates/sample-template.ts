import { documentTemplates } from '@callboard/contract';
import type { DocumentTemplate } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

export const sampleTemplate = (own: PartOf<DocumentTemplate> = {}): DocumentTemplate =>
  sampleOf(documentTemplates.documentTemplate, {
    id: 'agreement',
    version: 3,
    name: 'Agreement',
    type: { id: 'contract', caption: 'Contract' },
    title: 'Agreement with {{person.name}}',
    text: 'You begin on {{contract.start}}.\n\n{{tenant.address}}',
    signing: 'person',
    ...own,
  });
