import type { ReceiptState } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { BadgeCheck, CircleCheck, Clock, FilePen, Undo2 } from 'lucide-react';

const looks = {
  draft: ['quiet', FilePen],
  submitted: ['waiting', Clock],
  approved: ['confirmed', CircleCheck],
  rejected: ['trouble', Undo2],
  paid: ['confirmed', BadgeCheck],
} as const satisfies Record<ReceiptState, readonly [StatusName, Icon]>;

/** How far a receipt is, in a word. */
export function ReceiptPill({ status }: { status: ReceiptState }) {
  const t = useWords('finance');
  const [mood, icon] = looks[status];
  return <StatusPill status={mood} icon={icon} label={t(`receipts.state.${status}`)} />;
}
