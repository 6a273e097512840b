import * as z from 'zod/mini';
import { business } from '../rows.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { instant, listOf, paging } from '../../endpoint/shapes.ts';
import { exportRow } from './export-row.ts';

const bundle = 'projects';

export const exports = {
  exports: endpoint({
    method: 'GET',
    path: '/exports',
    about: "The caller's own exports, newest first.",
    allow: business,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(exportRow),
    source: 'addition',
  }),
  export: endpoint({
    method: 'GET',
    path: '/exports/{id}',
    about: 'How far an export of the caller is.',
    allow: business,
    bundle,
    answer: exportRow,
    source: 'addition',
  }),
  cancelExport: endpoint({
    method: 'DELETE',
    path: '/exports/{id}',
    about: 'Stops an export of the caller that is not finished; nothing of it is kept.',
    allow: business,
    bundle,
    answer: 'nothing',
    errors: ['wrong_state'],
    source: 'addition',
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/exports/{id}/file',
    about: 'A signed address of a finished export, good for five minutes.',
    allow: business,
    bundle,
    answer: z.object({ url: z.string(), expiresAt: instant }),
    errors: ['wrong_state'],
    source: 'addition',
    dangerous: true,
  }),
};
export type ExportRow = z.infer<typeof exportRow>;
