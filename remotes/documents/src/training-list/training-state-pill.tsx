import type { TrainingState } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { CalendarX, CircleCheck, CircleDashed, Clock, Hourglass, Lock, RotateCcw } from 'lucide-react';

const looks = {
  notYet: { status: 'quiet', icon: Clock },
  over: { status: 'quiet', icon: CalendarX },
  open: { status: 'waiting', icon: CircleDashed },
  started: { status: 'waiting', icon: CircleDashed },
  failed: { status: 'trouble', icon: RotateCcw },
  locked: { status: 'trouble', icon: Lock },
  passed: { status: 'confirmed', icon: CircleCheck },
  expiring: { status: 'waiting', icon: Hourglass },
  expired: { status: 'trouble', icon: CalendarX },
} as const satisfies Record<TrainingState, { status: StatusName; icon: Icon }>;

/** How a training stands for a person. */
export function TrainingStatePill({ state }: { state: TrainingState }) {
  const t = useWords('documents');
  return <StatusPill {...looks[state]} label={t(`training.state.${state}`)} />;
}
