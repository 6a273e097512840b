import type { documents as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { consent } from './consent.ts';
import { createDocument } from './create-document.ts';
import { decline } from './decline.ts';
import { declineByLink, signByLink } from './sign-by-link.ts';
import { delegate, delegates } from './delegate.ts';
import { documentByLink } from './document-by-link.ts';
import { documentEvents } from './document-events.ts';
import { documentFile } from './document-file.ts';
import { fileByLink } from './file-by-link.ts';
import { markReadByLink } from './mark-read-by-link.ts';
import { document } from './document.ts';
import { documentsToSign } from './documents-to-sign.ts';
import { documents } from './documents.ts';
import { editDocument } from './edit-document.ts';
import { markViewed } from './mark-viewed.ts';
import { remind } from './remind.ts';
import { replaceDocument } from './replace-document.ts';
import { forgetSignature, savedSignature, saveSignature } from './saved-signature.ts';
import { signAsSignatory, signDocument } from './sign.ts';
import { uploadDocument } from './upload-document.ts';
import { verifyFile } from './verify-file.ts';
import { verifyUpload } from './verify-upload.ts';
import { voidDocument } from './void-document.ts';

export const documentsRoutes: AreaRoutes<typeof contract> = {
  documents,
  documentsToSign,
  verifyFile,
  savedSignature,
  saveSignature,
  forgetSignature,
  createDocument,
  document,
  documentFile,
  markViewed,
  consent,
  editDocument,
  uploadDocument,
  verifyUpload,
  signDocument,
  signAsSignatory,
  decline,
  voidDocument,
  remind,
  replaceDocument,
  documentEvents,
  delegates,
  delegate,
  documentByLink,
  fileByLink,
  markReadByLink,
  signByLink,
  declineByLink,
};
