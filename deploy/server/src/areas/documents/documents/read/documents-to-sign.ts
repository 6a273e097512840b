import type { documents } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { documentRows } from '../document/document-rows.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { presentRow } from '../document/present-document.ts';
import { givenTo } from '../document/visible.db.ts';

/** More than anybody has to sign at once; all are needed to put those first whose turn it is. */
const atMost = 1000;

export const documentsToSign: Handler<typeof documents.documentsToSign> = async (
  { query },
  { db, caller },
) => {
  const me = personOf(caller);
  const { rows, total } = await documentRows(db, givenTo(me), {
    filter: 'toSign',
    me,
    today: '',
    limit: atMost,
    page: 1,
  });
  const items = rows
    .map((row) => presentRow(row, me))
    .toSorted((a, b) => Number(b.myTurn) - Number(a.myTurn))
    .slice(offsetOf(query), offsetOf(query) + query.limit);
  return listOf(items, total, query);
};
