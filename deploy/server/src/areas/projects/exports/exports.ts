import type { exports as contract } from '@callboard/contract';
import { fileAddress } from '#platform/http/file-address.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { exportRows, ownExport, presentExport, removeExport } from './exports.db.ts';

export const ownExports: Handler<typeof contract.exports> = async ({ query }, { db, caller }) => {
  const { rows, total } = await exportRows(db, caller.personId, query);
  return listOf(rows.map(presentExport), total, query);
};

export const oneExport: Handler<typeof contract.export> = async ({ params }, { db, caller }) => {
  const found = await ownExport(db, { personId: caller.personId, exportId: params.id });
  if (!found) throw notFound();
  return presentExport(found);
};

export const cancelExport: Handler<typeof contract.cancelExport> = async ({ params }, { db, caller }) => {
  const found = await ownExport(db, { personId: caller.personId, exportId: params.id });
  if (!found) throw notFound();
  if (found.state === 'done') throw new AppError('wrong_state', { params: { status: found.state } });
  // Whoever writes it stops when it is gone.
  await removeExport(db, found.id);
};

export const downloadExport: Handler<typeof contract.downloadExport> = async ({ params }, ctx) => {
  const { db, caller, reply } = ctx;
  const found = await ownExport(db, { personId: caller.personId, exportId: params.id });
  if (!found) throw notFound();
  const { state, fileId, fileContent } = found;
  if (state !== 'done' || fileId === null || fileContent === null) {
    throw new AppError('wrong_state', { params: { status: state } });
  }
  reply.header('cache-control', 'no-store');
  return fileAddress({ id: fileId, content: fileContent, private: true }, ctx);
};
