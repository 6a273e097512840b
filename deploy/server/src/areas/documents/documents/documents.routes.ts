import type { documents as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { consent } from './sign/consent.ts';
import { createDocument } from './create/create-document.ts';
import { decline } from './sign/decline.ts';
import { declineByLink, signByLink } from './by-link/sign-by-link.ts';
import { delegate, delegates } from './sign/delegate.ts';
import { documentByLink } from './by-link/document-by-link.ts';
import { documentEvents } from './read/document-events.ts';
import { documentFile } from './read/document-file.ts';
import { fileByLink } from './by-link/file-by-link.ts';
import { markReadByLink } from './by-link/mark-read-by-link.ts';
import { document } from './read/document.ts';
import { documentsToSign } from './read/documents-to-sign.ts';
import { documents } from './read/documents.ts';
import { editDocument } from './change/edit-document.ts';
import { markViewed } from './read/mark-viewed.ts';
import { remind } from './send/remind.ts';
import { replaceDocument } from './change/replace-document.ts';
import { forgetSignature, savedSignature, saveSignature } from './sign/saved-signature.ts';
import { signAsSignatory, signDocument } from './sign/sign.ts';
import { uploadDocument } from './change/upload-document.ts';
import { verifyFile } from './seal/verify-file.ts';
import { verifyUpload } from './change/verify-upload.ts';
import { voidDocument } from './change/void-document.ts';

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
