import type { ProjectStatus } from '@callboard/domain';
import type { Icon } from '@callboard/ui';
import { Check, FileText, PencilRuler } from 'lucide-react';

/** The sign of each status, as the palette of projects names it. */
export const projectIcons = {
  confirmed: Check,
  quoted: FileText,
  design: PencilRuler,
} as const satisfies Record<ProjectStatus, Icon>;
