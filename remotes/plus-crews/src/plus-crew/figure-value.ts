import type { PlusCrewProgress } from '@callboard/contract';
import type { FigureName } from '../figures/figure-kinds.ts';

/** What a figure comes to: its own value, or the one that a formula uses. */
export function figureValue(progress: PlusCrewProgress, name: FigureName): number | null {
  const { explained, turnoverMinor, workedMinutes, bookedMinor, values } = progress;
  const { target, minimumTarget, targetPerformance, onTargetBonus } = values;
  const sources: Partial<Record<FigureName, number | null>> = {
    turnoverMinor,
    workedMinutes,
    bookedMinor,
    target,
    minimumTarget,
    targetPerformance,
    onTargetBonus,
  };
  return sources[name] ?? explained.find(({ figure }) => figure === name)?.value ?? null;
}
