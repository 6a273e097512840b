import type { PayrollItemState, PayrollState } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { BadgeCheck, CircleCheck, Clock, FilePen, Lock, MessageCircle, Undo2 } from 'lucide-react';

type Look = readonly [StatusName, Icon];
const looks = {
  draft: ['quiet', FilePen],
  released: ['waiting', Clock],
  partlyDeclined: ['trouble', Undo2],
  corrected: ['changed', MessageCircle],
  confirmed: ['confirmed', CircleCheck],
  paid: ['confirmed', BadgeCheck],
  locked: ['quiet', Lock],
} as const satisfies Record<PayrollState, Look>;

/** How far a payroll is, in a word. */
export function PayrollPill({ status }: { status: PayrollState }) {
  const t = useWords('finance');
  const [mood, icon] = looks[status];
  return <StatusPill status={mood} icon={icon} label={t(`payrolls.state.${status}`)} />;
}

const itemLooks = {
  open: ['waiting', Clock],
  confirmed: ['confirmed', CircleCheck],
  declined: ['trouble', Undo2],
  answered: ['changed', MessageCircle],
} as const satisfies Record<PayrollItemState, Look>;

/** The same for one of its items. */
export function PayrollItemPill({ status }: { status: PayrollItemState }) {
  const t = useWords('finance');
  const [mood, icon] = itemLooks[status];
  return <StatusPill status={mood} icon={icon} label={t(`payroll-item.state.${status}`)} />;
}
