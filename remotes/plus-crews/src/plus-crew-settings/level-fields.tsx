import { useWords } from '@callboard/i18n';
import { IconButton, TextField } from '@callboard/ui';
import { Trash2 } from 'lucide-react';
import styles from './level-fields.module.css';
import type { LevelFault, TypedLevel } from './levels-form.ts';

type LevelFieldsProps = {
  id: string;
  levels: readonly TypedLevel[];
  faults: readonly { attainment?: LevelFault; factor?: LevelFault }[];
  onLevels: (levels: readonly TypedLevel[]) => void;
};

/** Two figures for each level; what is wrong is said once something stands there. */
export function LevelFields({ id, levels, faults, onLevels }: LevelFieldsProps) {
  const t = useWords('plus-crews');
  const name = { attainment: t('plus-crew-settings.attainment'), factor: t('plus-crew-settings.factor') };
  const change = (at: number, part: Partial<TypedLevel>) =>
    onLevels(levels.map((level, each) => (each === at ? { ...level, ...part } : level)));
  const errorOf = (text: string, fault: LevelFault | undefined) =>
    text.trim() !== '' && fault ? t(`plus-crew-settings.fault.${fault}`) : undefined;
  return (
    <ol className={styles.levels}>
      {levels.map((level, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a level is its place
        <li key={at} className={styles.level}>
          {(['attainment', 'factor'] as const).map((part) => (
            <TextField
              key={part}
              id={at === 0 && part === 'attainment' ? id : `${id}-${at}-${part}`}
              label={name[part]}
              value={level[part]}
              onValue={(text) => change(at, { [part]: text })}
              error={errorOf(level[part], faults[at]?.[part])}
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
