import type { CrewInfoRow } from '@callboard/contract';
import type { Icon, StatusName } from '@callboard/ui';
import { File, FileText, Image, Link2, NotebookText } from 'lucide-react';

export type InfoKind = CrewInfoRow['kind'];

/** What a kind of information looks like; also the order of its categories. */
export const infoLooks = {
  text: { icon: NotebookText, status: 'confirmed' },
  pdf: { icon: FileText, status: 'trouble' },
  image: { icon: Image, status: 'spare' },
  link: { icon: Link2, status: 'changed' },
  file: { icon: File, status: 'quiet' },
} as const satisfies Record<InfoKind, { icon: Icon; status: StatusName }>;

export const infoKinds = Object.keys(infoLooks) as InfoKind[];
