import { forms } from '@callboard/contract';
import type { FormDocument } from '@callboard/contract';
import { sampleItemOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** A document for tests that is read with a form. */
export const sampleFormDocument = (name: string, own: PartOf<FormDocument> = {}): FormDocument =>
  sampleItemOf(forms.formDocuments, {
    id: name.toLowerCase().replaceAll(' ', '-'),
    number: 'D-10001',
    name,
    type: 'Rules',
    pages: 2,
    size: 2000,
    ...own,
  });
