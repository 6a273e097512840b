import type { InvoiceState } from '@callboard/domain';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { BadgeCheck, Clock, TriangleAlert } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';

const looks = {
  open: ['waiting', Clock],
  overdue: ['trouble', TriangleAlert],
  paid: ['confirmed', BadgeCheck],
} as const satisfies Record<InvoiceState, readonly [StatusName, Icon]>;

export function useInvoiceStateName(): (state: InvoiceState) => string {
  const t = usePartWords();
  return (state) => t(`papers.invoice.${state}`);
}

/** Whether an invoice is paid, in a word. */
export function InvoicePill({ state }: { state: InvoiceState }) {
  const nameOf = useInvoiceStateName();
  const [mood, icon] = looks[state];
  return <StatusPill status={mood} icon={icon} label={nameOf(state)} />;
}
