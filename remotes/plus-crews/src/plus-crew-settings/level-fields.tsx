import { useFormat, useWords } from '@callboard/i18n';
import { IconButton, TextField } from '@callboard/ui';
import { Trash2 } from 'lucide-react';
import styles from './level-fields.module.css';
import { mostShare } from './levels-form.ts';
import type { LevelFault, TypedLevel } from './levels-form.ts';

type LevelFieldsProps = {
  id: string;
  levels: readonly TypedLevel[];
  /** Whether a field says what is wrong with it already. */
  showsErrors: (fieldId: string, text: string) => boolean;
  faults: readonly { attainment?: LevelFault; factor?: LevelFault }[];
  onLevels: (levels: readonly TypedLevel[]) => void;
};

/** Two figures for each level. */
export function LevelFields({ id, levels, faults, showsErrors, onLevels }: LevelFieldsProps) {
  const t = useWords('plus-crews');
  const { percent } = useFormat();
  const most = percent(mostShare / 10_000);
  const name = { attainment: t('plus-crew-settings.attainment'), factor: t('plus-crew-settings.factor') };
  const change = (at: number, part: Partial<TypedLevel>) =>
    onLevels(levels.map((level, each) => (each === at ? { ...level, ...part } : level)));
  const errorOf = (fieldId: string, text: string, fault: LevelFault | undefined) =>
    fault && showsErrors(fieldId, text) ? t(`plus-crew-settings.fault.${fault}`, { most }) : undefined;
  return (
    <ol id={id} className={styles.levels}>
      {levels.map((level, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a level is its place
        <li key={at} className={styles.level}>
          {(['attainment', 'factor'] as const).map((part) => (
            <TextField
              key={part}
              id={`${id}-${at}-${part}`}
              label={name[part]}
              value={level[part]}
              onValue={(text) => change(at, { [part]: text })}
              error={errorOf(`${id}-${at}-${part}`, level[part], faults[at]?.[part])}
              inputMode="decimal"
              autoComplete="off"
              end="%"
              required
            />
          ))}
          <IconButton
            icon={Trash2}
            label={t('plus-crew-settings.removeLevel', { number: at + 1 })}
            onClick={() => onLevels(levels.filter((_, each) => each !== at))}
          />
        </li>
      ))}
    </ol>
  );
}
