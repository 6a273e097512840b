import { receipts } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf, TestServer } from '@callboard/testing';

/** One from a shop, with an item, for tests. */
export const sampleReceipt = (own: PartOf<Receipt> = {}): Receipt =>
  sampleOf(receipts.receipt, {
    id: 'receipt-1',
    version: 4,
    number: 'R-7',
    person: { id: 'ada', name: 'Ada Novak' },
    type: { id: 'material', name: 'Material' },
    status: 'draft',
    date: '2026-11-06',
    merchant: 'Baumarkt Nord',
    net: 1_000,
    gross: 1_200,
    items: 1,
    itemList: [
      {
        id: 'line-1',
        version: 2,
        description: 'Tape',
        quantity: 2,
        unitPriceMinor: 600,
        vatRate: 2_000,
        gross: 1_200,
      },
    ],
    vat: [{ vatRate: 2_000, net: 1_000, vat: 200, gross: 1_200 }],
    ...own,
  });

const listOf = <Row>(items: readonly Row[]) => ({ items, total: items.length, page: 1, limit: 1000 });

/** One job and a project. */
const sampleWork = {
  jobs: [
    {
      crewItemId: 'item-1',
      day: '2025-11-20',
      caption: 'Gala · Load-in · Stagehand',
      project: { id: 'p-1', number: '4711', name: 'Gala', companyId: 'c-1' },
    },
  ],
  projects: [{ id: 'p-2', number: '4712', name: 'Opera' }],
};

export function answerWithReceipt(server: TestServer, receipt: Receipt): void {
  const sums = [{ currency: receipt.currency, gross: receipt.gross, count: 1 }];
  server.on('GET /receipts', () => ({ body: { ...listOf([receipt]), sums } }));
  server.on('GET /receiptTypes', () => ({
    body: listOf([{ id: 'material', caption: 'Material', vatRate: 2_000 }]),
  }));
  server.on('GET /receiptWork', () => ({ body: sampleWork }));
  server.on(`GET /receipts/${receipt.number}`, () => ({ body: receipt }));
  server.on(`GET /receipts/${receipt.number}/activities`, () => ({ body: listOf([]) }));
}
