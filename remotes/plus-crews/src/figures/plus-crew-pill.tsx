import type { BonusState } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { CircleCheck, CircleDashed, ListTodo, Rocket, TrendingUp, TriangleAlert } from 'lucide-react';

const looks = {
  noData: ['quiet', CircleDashed],
  valuesMissing: ['waiting', ListTodo],
  underMinimum: ['trouble', TriangleAlert],
  belowTarget: ['waiting', TrendingUp],
  onTarget: ['confirmed', CircleCheck],
  aboveLast: ['changed', Rocket],
} as const satisfies Record<BonusState, readonly [StatusName, Icon]>;

/** How a plus crew does, in a word. */
export function PlusCrewPill({ state }: { state: BonusState }) {
  const t = useWords('plus-crews');
  const [mood, icon] = looks[state];
  return <StatusPill status={mood} icon={icon} label={t(`state.${state}`)} />;
}
