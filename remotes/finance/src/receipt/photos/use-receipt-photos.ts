import { call, useCommand } from '@callboard/client';
import { receipts } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { uploadFile } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { receiptChanged } from '../receipt-changed.ts';

/** Adds photos of the paper, or takes one away. */
export function useReceiptPhotos(number: string) {
  const errorText = useErrorText();
  const { mutate } = useCommand(receipts.deleteReceiptDocument, { onSuccess: receiptChanged });
  /** Answers those that did not arrive. */
  const add = async (photos: readonly File[]): Promise<readonly File[]> => {
    const left: File[] = [];
    for (const photo of photos)
      try {
        const uploadId = await uploadFile(photo, photo.name);
        await call(receipts.addReceiptDocument, { params: { n: number }, body: { uploadId } });
      } catch (error) {
        left.push(photo);
        toast.error(errorText(error).title);
      }
    await receiptChanged();
    return left;
  };
  const remove = (documentId: string) => mutate({ params: { n: number, documentId } });
  return { add, remove };
}
