import type { GridPerson } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, IconButton, TextField } from '@callboard/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '../grid/chosen-cells.ts';
import type { Chosen } from '../grid/chosen-cells.ts';
import { actionsFor } from './actions-for.ts';
import { needsReason } from './plan-entry.ts';
import type { PlanAction, PlanEntry } from './plan-entry.ts';
import styles from './plan-bar.module.css';

type ChosenBarProps = {
  chosen: Chosen;
  people: readonly GridPerson[];
  onPlan: (entries: readonly PlanEntry[]) => Promise<unknown>;
  onClear: () => void;
};

/** What can be done with many cells at once. */
export function ChosenBar({ chosen, people, onPlan, onClear }: ChosenBarProps) {
  const t = useWords('planning');
  const [asked, setAsked] = useState<PlanAction | null>(null);
  const [reason, setReason] = useState('');
  const actions = actionsFor(chosen, people);
  const plan = async (action: PlanAction) => {
    const entries = actions.get(action) ?? [];
    await onPlan(entries.map((entry) => ({ ...entry, reason: reason.trim() })));
    onClear();
  };
  return (
    <section className={styles.bar} data-toasts="above" aria-label={t('chosen.bar')}>
      <p className={styles.count} aria-live="polite">
        {t('chosen.cells', { count: countOf(chosen) })}
        {actions.size === 0 && ` · ${t('chosen.nothing')}`}
      </p>
      {asked === null ? (
        [...actions].map(([action, entries]) => (
          <Button
            key={action}
            kind="secondary"
            onClick={() => (needsReason(action) ? setAsked(action) : void plan(action))}
          >
            {t(`action.${action}`)} · {entries.length}
          </Button>
        ))
      ) : (
        <>
          <TextField label={t('cell.reason')} value={reason} onValue={setReason} maxLength={200} required />
          <Button
            size="normal"
            kind="danger"
            disabled={reason.trim() === ''}
            onClick={() => void plan(asked)}
          >
            {t(`action.${asked}`)}
          </Button>
        </>
      )}
      <IconButton label={t('chosen.clear')} icon={X} onClick={onClear} />
    </section>
  );
}
