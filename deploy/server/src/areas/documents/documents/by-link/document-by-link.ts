import type { documents } from '@callboard/contract';
import { isReadyToSign, signatoryCaptions } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { consentText } from '../sign/consent-text.ts';
import { documentWords } from '../document/document-words.ts';
import { heldByLink, languageOfLink } from './link-holder.ts';
import { paperReason } from '../document/paper-reason.ts';
import { isOpen, presentRow, presentSignatory } from '../document/present-document.ts';

const nobody = '';

/** Reads and uses nothing up: what opens links by itself, before a person does, changes nothing. */
export const documentByLink: Handler<typeof documents.documentByLink> = async ({ params, query }, ctx) => {
  const { db, tenant, reply } = ctx;
  const { found, own, link } = await heldByLink(ctx, params.token);
  const language = query.language ?? (await languageOfLink(db, link));
  const row = presentRow(found, nobody);
  const signatory = presentSignatory(own, found, nobody);
  reply.header('referrer-policy', 'no-referrer');
  return {
    tenantName: tenant.name,
    document: {
      number: row.number,
      name: row.name,
      type: row.type.caption,
      status: row.status,
      pages: row.pages,
      file: row.file,
      sha256: found.content,
      expiresAt: row.expiresAt,
      sealed: found.signedFileId !== null,
    },
    signatory: {
      name: own.name,
      role: own.role,
      step: own.step,
      status: { id: own.status, caption: signatoryCaptions[own.status] },
      signedAt: signatory.signatures[0]?.signedAt ?? null,
      declinedReason: own.declinedReason,
      delegatedBy: own.delegatedBy || null,
    },
    waitingFor: signatory.waitingFor,
    paper: found.paperNeeded ? { why: paperReason(found, language) } : null,
    consent: {
      language,
      text: consentText(language, { ...found, tenantName: tenant.name }),
      kind: documentWords[language].kind,
    },
    may: { sign: signatory.turn, decline: isOpen(found) && isReadyToSign(own, found) },
    linkExpiresAt: link.expiresAt.toISOString(),
  };
};
