import { call } from '@callboard/client';
import { documents } from '@callboard/contract';
import { useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { documentChanged } from '../base/document-changed.ts';
import { paths } from '../base/paths.ts';

const queue = { filter: 'beingVerified', of: 'everybody', limit: 2, page: 1 } as const;
const toQueue = paths.approvals.to();

/** Approves or rejects what was handed in, and opens the next one that waits. */
export function useVerify(id: string) {
  const t = useWords('documents');
  const go = useGo();
  const openNext = async () => {
    const { items } = await call(documents.documents, { query: queue });
    const next = items.find((row) => row.id !== id);
    go(next ? paths.document.to({ id: next.id }, { read: '1' }) : toQueue, { replace: true });
  };
  return useFormCommand(documents.verifyUpload, {
    onSuccess: (_, { body }) => {
      toast.success(t(body.approve ? 'verify.approved' : 'verify.rejected'));
      void openNext().catch(() => go(toQueue, { replace: true }));
      return documentChanged(id);
    },
    onRefused: () => documentChanged(id),
  });
}
