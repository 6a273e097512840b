import { useOnline } from '@callboard/client';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Checkbox, Menu } from '@callboard/ui';
import type { MenuItem } from '@callboard/ui';
import { ListChecks, Pencil } from 'lucide-react';
import styles from './choose-positions.module.css';
import type { ChosenPositions } from './use-chosen-positions.ts';

/** Above the positions: begins to choose, or takes all. */
export function ChoosePositionsLine({ positions }: { positions: ChosenPositions }) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const { choosing, possible, chosen } = positions;
  if (choosing)
    return (
      <div className={styles.all}>
        <Checkbox
          label={t('crew-positions.chooseAll', { n: number(possible.length) })}
          checked={chosen.length === possible.length}
          onValue={positions.toggleAll}
        />
      </div>
    );
  if (possible.length < 2) return null;
  return (
    <div className={styles.line}>
      <Button kind="quiet" icon={ListChecks} onClick={() => positions.start()}>
        {t('crew-positions.choose')}
      </Button>
    </div>
  );
}

type ChoosePositionsBarProps = {
  positions: ChosenPositions;
  actions: readonly MenuItem[];
  onChange: () => void;
};

/** Below the positions, in reach of the thumb: changes what is chosen. */
export function ChoosePositionsBar({ positions, actions, onChange }: ChoosePositionsBarProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const online = useOnline();
  const { chosen, choosing, stop } = positions;
  if (!choosing) return null;
  return (
    <div className={styles.bar} data-toasts="above">
      {!online && <p className={styles.hint}>{t('crew-positions.needsNetwork')}</p>}
      <Button kind="secondary" size="large" onClick={stop}>
        {t('crew-positions.stopChoosing')}
      </Button>
      <Button size="large" icon={Pencil} disabled={chosen.length === 0 || !online} onClick={onChange}>
        {t('crew-positions.change', { n: number(chosen.length) })}
      </Button>
      {chosen.length > 0 && <Menu label={t('crew-positions.moreChosen')} items={actions} />}
    </div>
  );
}
