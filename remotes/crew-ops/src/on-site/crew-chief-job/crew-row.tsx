import type { Waiting } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button, IconButton, LongWords, VisuallyHidden, StatusPill } from '@callboard/ui';
import { ClockArrowUp, EllipsisVertical, TriangleAlert } from 'lucide-react';
import { mayUndo } from '../check/check-phase.ts';
import { mayStillCome } from '../check/row-presence.ts';
import styles from './crew-row.module.css';
import { PersonDot } from './person/person-dot.tsx';
import { reasonNeeded, useCrewSteps } from './crew-list/use-crew-steps.ts';
import type { CrewRow as Row } from './crew-list/use-crew-list.ts';
import { useLongPress } from './use-long-press.ts';
import { useRowState } from './crew-list/use-row-state.ts';

type CrewRowProps = {
  row: Row;
  waiting: Waiting | undefined;
  now: number;
  /** The caller's own position: that one is checked by the person, with a position. */
  own: boolean;
  leads: boolean;
  asPlanner: boolean;
  onMore: (of: 'menu' | 'in') => void;
};

/** One person: tap checks in, a long press or the menu has the rest. */
export function CrewRow({ row, waiting, now, own, leads, asPlanner, onMore }: CrewRowProps) {
  const t = useWords('crew-ops');
  const steps = useCrewSteps(row);
  const stateText = useRowState();
  const open = mayStillCome(row) && now >= Date.parse(row.opens.checkIn);
  const press = useLongPress(() => onMore('menu'));
  const checksIn = leads && open && !own;
  const tap = () => {
    if (!checksIn) onMore('menu');
    else if (reasonNeeded(row, 'in', asPlanner)) onMore('in');
    else steps.make('in');
  };
  const state = stateText(row, now);
  return (
    <li className={styles.row}>
      <button type="button" className={styles.person} onClick={tap} {...press}>
        <PersonDot row={row} now={now} />
        {checksIn && <VisuallyHidden>{t('check-in.now')}: </VisuallyHidden>}
        <span className={styles.words}>
          <span className={styles.name}>
            <LongWords>{row.name}</LongWords>
          </span>
          <span className={styles.facts}>
            {state}
            {' · '}
            {row.functionCaption}
          </span>
        </span>
        {waiting?.state === 'waiting' && (
          <ClockArrowUp size={20} className={styles.saved} aria-hidden="true" />
        )}
        {waiting?.state === 'attention' && (
          <TriangleAlert size={20} className={styles.refused} aria-hidden="true" />
        )}
      </button>
      {row.crewChief && (
        <span className={styles.chief}>
          <StatusPill status="quiet" label={t('crew-chief-job.chief')} />
        </span>
      )}
      {leads && mayUndo(row, now) && (
        <Button kind="quiet" className={styles.undo} onClick={steps.undo}>
          {t('on-site.undo')}
        </Button>
      )}
      <IconButton
        label={t('crew-chief-job.more', { name: row.name })}
        icon={EllipsisVertical}
        onClick={() => onMore('menu')}
      />
    </li>
  );
}
