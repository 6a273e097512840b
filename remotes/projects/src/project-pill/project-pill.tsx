import type { ProjectRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import { Archive, Ban, Check, FileText, PencilRuler } from 'lucide-react';

const statusLooks = {
  confirmed: { status: 'confirmed', icon: Check },
  quoted: { status: 'waiting', icon: FileText },
  design: { status: 'spare', icon: PencilRuler },
} as const;
const stateLooks = {
  closed: { status: 'quiet', icon: Archive },
  cancelled: { status: 'trouble', icon: Ban },
} as const;

/** How a project stands: what is over says so before what was once agreed. */
export function ProjectPill({
  project: { status, state },
}: {
  project: Pick<ProjectRow, 'status' | 'state'>;
}) {
  const t = useWords('projects');
  return state === 'open' ? (
    <StatusPill {...statusLooks[status]} label={t(`project.status.${status}`)} />
  ) : (
    <StatusPill {...stateLooks[state]} label={t(`project.state.${state}`)} />
  );
}
