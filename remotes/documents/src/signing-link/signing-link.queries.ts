import { query } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { Language } from '@callboard/contract';

/** The document of a mailed link, with its sentence to agree to in the language of the screen. */
export const signingLinkQuery = (token: string, language: Language) =>
  query(documents.documentByLink, { params: { token }, query: { language } });
