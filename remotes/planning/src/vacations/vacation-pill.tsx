import type { Absence } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { Ban, Check, Clock, Thermometer, Undo2, X } from 'lucide-react';

const looks = {
  requested: { status: 'waiting', icon: Clock },
  approved: { status: 'confirmed', icon: Check },
  refused: { status: 'trouble', icon: X },
  withdrawn: { status: 'quiet', icon: Undo2 },
  cancelRequested: { status: 'waiting', icon: Undo2 },
  cancelled: { status: 'quiet', icon: Ban },
  reported: { status: 'changed', icon: Thermometer },
} as const satisfies Record<Absence['status'], { status: StatusName; icon: Icon }>;

/** How far a vacation is. */
export function VacationPill({ status }: { status: Absence['status'] }) {
  const t = useWords('planning');
  return <StatusPill {...looks[status]} label={t(`vacations.state.${status}`)} />;
}
