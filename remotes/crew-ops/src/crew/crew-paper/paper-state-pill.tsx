import type { CrewPaperState } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { CircleDashed, Download, FileText, MailCheck, PenLine, Send } from 'lucide-react';

const looks = {
  notReady: { status: 'quiet', icon: CircleDashed },
  ready: { status: 'waiting', icon: FileText },
  downloaded: { status: 'waiting', icon: Download },
  released: { status: 'spare', icon: Send },
  signed: { status: 'confirmed', icon: PenLine },
  sent: { status: 'confirmed', icon: MailCheck },
} as const satisfies Record<CrewPaperState, { status: StatusName; icon: Icon }>;

/** How far a paper of a crew is. */
export function PaperStatePill({ state }: { state: CrewPaperState }) {
  const t = useWords('crew-ops');
  return <StatusPill {...looks[state]} label={t(`crew-paper.state.${state}`)} />;
}
