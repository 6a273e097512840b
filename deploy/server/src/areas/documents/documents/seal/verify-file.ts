import type { documents } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { chainHolds } from '../document/evidence.db.ts';
import { documentOfHash } from './verify-file.db.ts';

/** Says no names: whoever holds the file knows what is in it, and nobody else can ask. */
export const verifyFile: Handler<typeof documents.verifyFile> = async ({ query }, { db, tenant }) => {
  const found = await documentOfHash(db, query.sha256);
  return {
    known: found !== undefined,
    kind: found?.kind ?? null,
    tenantName: tenant.name,
    number: found?.number ?? null,
    documentId: found?.id ?? null,
    status: found?.status ?? null,
    completedAt: found?.completedAt?.toISOString() ?? null,
    sealedAt: found?.sealedAt?.toISOString() ?? null,
    signatures: found?.signatures ?? 0,
    evidenceHolds: found ? await chainHolds(db, found.id) : null,
  };
};
