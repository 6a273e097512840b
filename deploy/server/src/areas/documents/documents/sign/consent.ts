import type { documents } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { consentText } from './consent-text.ts';
import { documentById } from '../document/document-rows.db.ts';
import { documentWords } from '../document/document-words.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { personOf } from '#platform/http/person-of.ts';
import { visibleTo } from '../document/visible.db.ts';

export const consent: Handler<typeof documents.consent> = async ({ params, query }, ctx) => {
  const { db, caller, tenant } = ctx;
  const found = await documentById(db, visibleTo(caller, personOf(caller)), params.id);
  if (!found) throw notFound();
  const language = query.language ?? (await languageOf(db, caller));
  return {
    language,
    text: consentText(language, { ...found, tenantName: tenant.name }),
    kind: documentWords[language].kind,
  };
};
