import type { mobileDocuments as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { mobileDocumentFile } from './mobile-document-file.ts';
import { mobileDocuments } from './mobile-documents.ts';

export const mobileDocumentsRoutes: AreaRoutes<typeof contract> = { mobileDocuments, mobileDocumentFile };
