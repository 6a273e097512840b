import { invalidate, useCommand, useQuery, useUnlessLive } from '@callboard/client';
import { exports } from '@callboard/contract';
import type { ExportRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { exportsQuery } from '../base/projects.queries.ts';

const isOpen = ({ state }: ExportRow): boolean => state === 'waiting' || state === 'running';
/** How often one asks how far it is, while nobody tells. */
const askMs = 2000;

/** The person's exports of one project or company, and what stops one. */
export function useExports(isOfThis: (row: ExportRow) => boolean) {
  const t = useWords('projects');
  const unlessLive = useUnlessLive(askMs);
  const found = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? askMs : unlessLive),
  });
  const stop = useCommand(exports.cancelExport, {
    onSuccess: () => {
      toast.success(t('papers.cancelled'));
      return invalidate(exports.exports);
    },
  });
  return {
    rows: (found.data?.items ?? []).filter(isOfThis),
    cancel: (id: string) => stop.mutate({ params: { id } }),
    cancelling: stop.isPending,
  };
}
