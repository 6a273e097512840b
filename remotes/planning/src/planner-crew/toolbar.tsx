import { useWords } from '@callboard/i18n';
import { VacationsChip } from '../vacations/vacations-chip.tsx';
import { Chip, ChipRow } from '@callboard/ui';
import { Grid3x3, Info, List, PencilLine, SlidersHorizontal, UserPlus } from 'lucide-react';
import { filterKinds } from './filters/filter-people.ts';
import type { ShownFilter } from './filters/use-people-filter.ts';

type ToolbarProps = {
  count: number;
  filters: ShownFilter;
  asList: boolean;
  planFirst: boolean;
  mayPlan: boolean;
  onFilters: () => void;
  /** Nothing for who cannot plan these days. */
  onFill: (() => void) | undefined;
  onLegend: () => void;
  onView: () => void;
  onPlanFirst: () => void;
};

/** How many people are left by which filters, and how the grid is looked at. */
export function Toolbar(props: ToolbarProps) {
  const { count, filters, asList, planFirst, mayPlan } = props;
  const { filter, options } = filters;
  const t = useWords('planning');
  const active = filterKinds.flatMap((kind) =>
    filter[kind].map((id) => ({
      kind,
      id,
      caption: options?.[kind].find((one) => one.id === id)?.caption ?? '…',
    })),
  );
  return (
    <ChipRow label={t('planner-crew.tools')}>
      <Chip
        icon={SlidersHorizontal}
        label={t('planner-crew.people', { count })}
        aria-label={t('filter.open', { people: t('planner-crew.people', { count }) })}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        selected={active.length > 0 || filter.q !== ''}
        onClick={props.onFilters}
      />
      {filter.q !== '' && (
        <Chip
          removable
          label={`“${filter.q}”`}
          aria-label={t('filter.remove', { name: filter.q })}
          onClick={() => filters.find('')}
        />
      )}
      {active.map(({ kind, id, caption }) => (
        <Chip
          key={`${kind} ${id}`}
          removable
          label={caption}
          aria-label={t('filter.remove', { name: caption })}
          onClick={() =>
            filters.choose(
              kind,
              filter[kind].filter((one) => one !== id),
            )
          }
        />
      ))}
      {mayPlan && (
        <Chip icon={PencilLine} label={t('plan.first')} selected={planFirst} onClick={props.onPlanFirst} />
      )}
      {props.onFill && (
        <Chip icon={UserPlus} label={t('fill.open')} aria-haspopup="dialog" onClick={props.onFill} />
      )}
      <Chip
        icon={asList ? Grid3x3 : List}
        label={t(asList ? 'planner-crew.asGrid' : 'planner-crew.asList')}
        aria-pressed={undefined}
        onClick={props.onView}
      />
      <VacationsChip />
      <Chip icon={Info} label={t('planner-crew.legend')} aria-haspopup="dialog" onClick={props.onLegend} />
    </ChipRow>
  );
}
