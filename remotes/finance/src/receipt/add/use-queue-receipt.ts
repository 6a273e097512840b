import { queued, uploaded, useQueued } from '@callboard/client';
import type { InputOf } from '@callboard/client';
import { receipts } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { paths } from '../../base/paths.ts';

type NewReceipt = InputOf<typeof receipts.addReceipt>;

export const isNewReceipt = (entity: string) => entity.startsWith('newReceipt/');

/** A draft with its photos that waits on the phone until there is a network. */
const addReceipt = queued(receipts.addReceipt, {
  name: 'finance.add-receipt',
  // One that is refused holds up no other.
  entity: ({ body }) =>
    `newReceipt/${body.date}/${body.items?.[0]?.unitPriceMinor ?? 0}/${body.merchant ?? ''}`,
  invalidates: () => [receipts.receipts],
});

export function useQueueReceipt() {
  const t = useWords('finance');
  const run = useQueued(addReceipt, {
    title: ({ body }) => t('receipts.waiting', { merchant: body.merchant || t('receipts.noMerchant') }),
    editAt: () => paths.receipts.to(),
  });
  return (body: NewReceipt['body'], photos: readonly File[]): Promise<boolean> =>
    run(
      { body: { ...body, documents: photos.map((_, at) => ({ uploadId: uploaded(at) })) } },
      { files: photos.map((file) => ({ file, name: file.name })) },
    );
}
