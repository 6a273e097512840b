import { invalidate, useCommand } from '@callboard/client';
import { exports, projects } from '@callboard/contract';
import type { ExportRow, Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { ExportsSection } from './exports-section.tsx';

/** Proofs and delivery notes of a project, each in one file. */
export function ProjectExports({ project: { number } }: { project: Project }) {
  const t = useWords('projects');
  const again = { onSuccess: () => invalidate(exports.exports) };
  const proofs = useCommand(projects.exportProjectCrewMembersDocuments, again);
  const notes = useCommand(projects.exportDeliveryNotes, again);
  const mayProofs = useMay(projects.exportProjectCrewMembersDocuments.allow);
  const mayNotes = useMay(projects.exportDeliveryNotes.allow);
  const input = { params: { number }, body: {} };
  const start = {
    proofs: {
      kind: 'projectCrewMembersDocuments',
      run: () => proofs.mutate(input),
      busy: proofs.isPending,
    },
    notes: { kind: 'projectDeliveryNotes', run: () => notes.mutate(input), busy: notes.isPending },
  } as const;
  // The subject begins with the number of its project.
  const isOfThis = ({ kind, subject }: ExportRow) =>
    kind !== 'companyCrewMembersDocuments' && subject.split(' ')[0] === number;
  return (
    <ExportsSection
      label={t('papers.exportList')}
      isOfThis={isOfThis}
      starts={[...(mayProofs ? [start.proofs] : []), ...(mayNotes ? [start.notes] : [])]}
    />
  );
}
