import {
  Briefcase,
  CalendarClock,
  ClipboardList,
  Clock,
  FileText,
  Images,
  ListTodo,
  ReceiptText,
  ShieldCheck,
  UserRound,
  Users,
  WalletCards,
} from 'lucide-react';
import { statusOfKind } from '@callboard/contract';
import type { NotificationKind } from '@callboard/contract';
import type { Icon, StatusName } from '@callboard/ui';

/** By how a kind begins; the first that fits. */
const icons: readonly (readonly [begins: RegExp, icon: Icon])[] = [
  [/^(job|crewChanged|spare|vacancy)/, Briefcase],
  [/^(preCall|noShow|membership)/, Users],
  [/^(autoClosed|signOff|hours)/, Clock],
  [/^(deliveryNote|crewChiefSheet|document|upload)/, FileText],
  [/^photo/, Images],
  [/^(picture|change)/, UserRound],
  [/^(form|training)/, ClipboardList],
  [/^security/, ShieldCheck],
  [/^(vacation|sick|blocked)/, CalendarClock],
  [/^payroll/, WalletCards],
  [/^receipt/, ReceiptText],
];

/** What kind of thing it is about, and whether it is good news or waits for an answer. */
export const kindLook = (kind: NotificationKind): { icon: Icon; status: StatusName } => ({
  icon: icons.find(([begins]) => begins.test(kind))?.[1] ?? ListTodo,
  status: statusOfKind[kind],
});
