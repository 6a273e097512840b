import type { PayrollItem } from '@callboard/contract';

export type ItemGroup = {
  readonly key: string;
  /** Nothing for allowances and corrections, which belong to no job. */
  readonly project: string;
  readonly crew: string;
  readonly items: readonly PayrollItem[];
};

const keyOf = ({ job }: PayrollItem): string => (job ? `${job.project?.id ?? ''}/${job.crew?.id ?? ''}` : '');

/** Items by the job they pay for, in the order of their days; what belongs to no job comes last. */
export function groupItems(items: readonly PayrollItem[]): readonly ItemGroup[] {
  const groups = Map.groupBy(
    items.toSorted((one, other) => one.day.localeCompare(other.day)),
    keyOf,
  );
  return [...groups]
    .map(([key, its]) => {
      const job = its[0]?.job;
      const project = job?.project ? `${job.project.number} ${job.project.name}` : '';
      return { key, project, crew: job?.crew?.name ?? '', items: its };
    })
    .sort((one, other) => Number(one.key === '') - Number(other.key === ''));
}
