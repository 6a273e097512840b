import { queryClient } from '@callboard/client';
import { hitOf, searchKinds } from '@callboard/contract';
import type { SearchedRow, SearchHit, SearchKind } from '@callboard/contract';
import { searchIn } from '@callboard/domain';

/** Where the rows of each kind are read from. */
const readOf: Readonly<Record<SearchKind, string>> = {
  job: 'GET /jobs',
  project: 'GET /projects',
  person: 'GET /persons',
  contact: 'GET /contacts',
  company: 'GET /companies',
  location: 'GET /locations',
  document: 'GET /documents',
  message: 'GET /emailMessages',
  invoice: 'GET /invoices',
  receipt: 'GET /receipts',
  payroll: 'GET /payrolls',
};
const shownOfEach = 5;

type Listed = { readonly items?: readonly object[]; readonly pages?: readonly Listed[] };

const rowsOf = (data: Listed | undefined): readonly object[] =>
  data?.items ?? data?.pages?.flatMap((page) => rowsOf(page)) ?? [];

/** Every list of a kind that was read here, whatever it was filtered by; of a row that is in several, the first. */
function hitsKept<Kind extends SearchKind>(kind: Kind): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const [, data] of queryClient.getQueriesData<Listed>({ queryKey: [readOf[kind]] })) {
    for (const row of rowsOf(data)) {
      const hit = hitOf[kind](row as SearchedRow[Kind]);
      if (!hits.has(hit.id)) hits.set(hit.id, hit);
    }
  }
  return [...hits.values()];
}

/** What is found in the lists that this phone keeps: for those without network. */
export const findKept = (q: string): { kind: SearchKind; items: SearchHit[]; total: number }[] =>
  searchKinds.flatMap((kind) => {
    const found = searchIn(hitsKept(kind), q, ({ title, text }) => `${title} ${text}`);
    return found.length === 0 ? [] : [{ kind, items: found.slice(0, shownOfEach), total: found.length }];
  });
