import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';

/** All projects or those that the person leads or plans; open or closed ones. */
export function ProjectFilters() {
  const t = useWords('projects');
  const [{ scope, closed }, change] = useSearch();
  const switched = (name: string, value: string, now: string | undefined) => ({
    selected: now === value,
    onClick: () => change({ [name]: now === value ? undefined : value }),
  });
  return (
    <ChipRow label={t('project-list.filter')}>
      <Chip label={t('project-list.mine')} {...switched('scope', 'my', scope)} />
      <Chip label={t('project-list.closed')} {...switched('closed', '1', closed)} />
    </ChipRow>
  );
}
