import type { ProjectRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { calendarSigns } from '@callboard/parts';
import { StatusPill } from '@callboard/ui';
import { stateColours, statusPalettes } from '@callboard/ui/palette';
import { Archive, Ban } from 'lucide-react';
import styles from './project-pill.module.css';

const overLooks = {
  closed: { status: 'quiet', icon: Archive },
  cancelled: { status: 'trouble', icon: Ban },
} as const;

type ProjectPillProps = { project: Pick<ProjectRow, 'status' | 'state'> };

/** How a project stands, in the colours that the calendar paints it in: what is over says so before what was agreed. */
export function ProjectPill({ project: { status, state } }: ProjectPillProps) {
  const t = useWords('projects');
  if (state !== 'open') return <StatusPill {...overLooks[state]} label={t(`project.state.${state}`)} />;
  const StatusIcon = calendarSigns.project[status];
  return (
    <span className={styles.pill} style={stateColours(statusPalettes.project[status])}>
      <StatusIcon size={14} aria-hidden="true" />
      {t(`project.status.${status}`)}
    </span>
  );
}
