import { invalidate, useCommand, useQuery, useUnlessLive } from '@callboard/client';
import { exports, projects } from '@callboard/contract';
import type { ExportRow, Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { exportsQuery } from '../projects.queries.ts';

const isOpen = ({ state }: ExportRow): boolean => state === 'waiting' || state === 'running';
/** How often one asks how far it is, while nobody tells. */
const askMs = 2000;

/** The person's exports of one project, what begins another one, and what stops it. */
export function useExports({ number }: Project) {
  const t = useWords('projects');
  const unlessLive = useUnlessLive(askMs);
  const found = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? askMs : unlessLive),
  });
  const again = { onSuccess: () => invalidate(exports.exports) };
  const proofs = useCommand(projects.exportProjectCrewMembersDocuments, again);
  const notes = useCommand(projects.exportDeliveryNotes, again);
  const stop = useCommand(exports.cancelExport, {
    onSuccess: () => {
      toast.success(t('papers.cancelled'));
      return invalidate(exports.exports);
    },
  });
  const input = { params: { number }, body: {} };
  return {
    // The subject begins with the number of its project.
    rows: (found.data?.items ?? []).filter(({ subject }) => subject.split(' ')[0] === number),
    start: {
      projectCrewMembersDocuments: { run: () => proofs.mutate(input), busy: proofs.isPending },
      projectDeliveryNotes: { run: () => notes.mutate(input), busy: notes.isPending },
    },
    cancel: (id: string) => stop.mutate({ params: { id } }),
    cancelling: stop.isPending,
  };
}
