import type { CrewOfProject } from '@callboard/contract';
import { missingPositions } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FilterChips } from '@callboard/parts';
import { Check, Clock, UserRoundPlus, Users } from 'lucide-react';

const sumOf = (crews: readonly CrewOfProject[], figureOf: (crew: CrewOfProject) => number) =>
  crews.reduce((sum, crew) => (crew.cancelled ? sum : sum + figureOf(crew)), 0);

/** How many positions of all crews are filled, requested and missing; each figure shows the crews that it is made of. */
export function CrewFigures({ crews }: { crews: readonly CrewOfProject[] }) {
  const t = useWords('projects');
  const { number } = useFormat();
  const positions = sumOf(crews, (crew) => crew.positions);
  const requested = sumOf(crews, (crew) => crew.requested);
  const missing = sumOf(crews, missingPositions);
  if (positions === 0) return null;
  const confirmed = sumOf(crews, (crew) => crew.filled);
  const filled = number(confirmed);
  return (
    <FilterChips
      label={t('crews.filter')}
      name="open"
      all={{
        label: t('crews.filled', { filled, positions: number(positions) }),
        spoken: t('crews.allSpoken', { filled, positions: number(positions) }),
        icon: confirmed >= positions ? Check : Users,
      }}
      choices={[
        { id: 'requested', icon: Clock, label: t('crews.requested', { figure: number(requested) }) },
        { id: 'missing', icon: UserRoundPlus, label: t('crews.vacant', { figure: number(missing) }) },
      ]}
    />
  );
}
