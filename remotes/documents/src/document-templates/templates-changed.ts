import { invalidate } from '@callboard/client';
import { documentTemplates } from '@callboard/contract';

export const templatesChanged = () =>
  Promise.all([
    invalidate(documentTemplates.documentTemplates),
    invalidate(documentTemplates.documentTemplate),
    invalidate(documentTemplates.templateValues),
  ]);
