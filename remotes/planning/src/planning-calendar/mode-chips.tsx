import { planningModes } from '@callboard/contract';
import { clientOrPlanner } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { FilterChips } from '@callboard/parts';
import { useMay } from '@callboard/session';

const seesSpare = clientOrPlanner.with('planningCalendar', 'READSPAREFUNCTION');

/** Which crews are shown. */
export function ModeChips() {
  const t = useWords('planning');
  const spare = useMay(seesSpare);
  const choices = planningModes
    .filter((mode) => mode !== 'all' && (mode !== 'spare' || spare))
    .map((mode) => ({ id: mode, label: t(`planning-calendar.mode.${mode}`) }));
  return (
    <FilterChips
      label={t('planning-calendar.shown')}
      name="mode"
      all={{ label: t('planning-calendar.mode.all') }}
      choices={choices}
    />
  );
}
