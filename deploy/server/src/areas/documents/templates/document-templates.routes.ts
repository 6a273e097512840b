import type { documentTemplates as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { createTemplateDocuments } from './create-template-documents.ts';
import { documentTemplate, documentTemplates } from './document-templates.ts';
import { templateValues } from './template-values.ts';
import { createDocumentTemplate, editDocumentTemplate, removeDocumentTemplate } from './write-template.ts';

export const documentTemplatesRoutes: AreaRoutes<typeof contract> = {
  documentTemplates,
  documentTemplate,
  createDocumentTemplate,
  editDocumentTemplate,
  removeDocumentTemplate,
  templateValues,
  createTemplateDocuments,
};
