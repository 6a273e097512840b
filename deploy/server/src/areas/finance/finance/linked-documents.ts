import type { FinanceDocument } from '@callboard/contract';
import { fileAddress } from '#platform/http/file-address.ts';
import type { AddressCtx } from '#platform/http/file-address.ts';
import type { LinkedDocumentRow } from './linked-documents.db.ts';

export function linkedDocumentOf(row: LinkedDocumentRow, ctx: AddressCtx): FinanceDocument {
  const { fileId, content, fileName, fileType, size } = row;
  const address =
    fileId !== null && content !== null
      ? fileAddress({ id: fileId, content, private: row.private ?? true }, ctx)
      : null;
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    type: { id: row.typeId, name: row.typeName },
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    file: address && {
      id: fileId ?? '',
      name: fileName ?? row.name,
      type: fileType ?? '',
      size: size ?? 0,
      ...address,
    },
  };
}
