import type { PlusCrewValue } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Card, Section } from '@callboard/ui';
import { useState } from 'react';
import { LevelTable } from '../figures/level-table.tsx';
import { EditButton } from './edit-button.tsx';

const LevelsSheet = openedLater(async () => (await import('./levels-sheet.tsx')).LevelsSheet);

type LevelsSectionProps = { number: string; value: PlusCrewValue; mayEdit: boolean };

/** Which share of the target brings which share of the bonus. */
export function LevelsSection({ number, value, mayEdit }: LevelsSectionProps) {
  const t = useWords('plus-crews');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = t('plus-crew-settings.levels');
  const levels = value.parameters.levels ?? [];
  return (
    <Section title={name} action={mayEdit && <EditButton name={name} onClick={() => setOpen(true)} />}>
      <Card>
        {levels.length > 0 ? (
          <LevelTable levels={levels} captionHidden />
        ) : (
          <p>{t('plus-crew-settings.noLevels')}</p>
        )}
        <p>{t('plus-crew-settings.levelsText')}</p>
      </Card>
      {open && <LevelsSheet number={number} value={value} onClose={close} onMissing={close} />}
    </Section>
  );
}
