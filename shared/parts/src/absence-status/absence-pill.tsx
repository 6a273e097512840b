import type { Absence } from '@callboard/contract';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { Ban, Check, Clock, Thermometer, Undo2, X } from 'lucide-react';
import { useAbsenceStatus } from './use-absence-status.ts';

const looks = {
  requested: { status: 'waiting', icon: Clock },
  approved: { status: 'confirmed', icon: Check },
  refused: { status: 'trouble', icon: X },
  withdrawn: { status: 'quiet', icon: Undo2 },
  cancelRequested: { status: 'waiting', icon: Undo2 },
  cancelled: { status: 'quiet', icon: Ban },
  reported: { status: 'changed', icon: Thermometer },
} as const satisfies Record<Absence['status'], { status: StatusName; icon: Icon }>;

export const isAbsenceStatus = (status: string): status is Absence['status'] => status in looks;

/** How far a vacation is. */
export function AbsencePill({ status }: { status: Absence['status'] }) {
  const text = useAbsenceStatus();
  return <StatusPill {...looks[status]} label={text(status)} />;
}
