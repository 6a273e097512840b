import type { CellDetail } from '@callboard/contract';
import { crewOpsPages } from '@callboard/contract';
import { crewItemGroups, isOneOf, overridingFor } from '@callboard/domain';
import { Link, path, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ConflictLines, PresencePill } from '@callboard/parts';
import { Button } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Pencil } from 'lucide-react';
import { needsReason } from '../plan/plan-entry.ts';
import type { Change, PlanAction } from '../plan/plan-entry.ts';
import styles from './cell-sheet.module.css';
import { ReasonForm } from '../plan/reason-form.tsx';
import type { Asking } from './use-asking.ts';
import { nameOfPosition } from '../plan/name-of-position.ts';

type Item = CellDetail['items'][number];
type CellItemProps = {
  name: string;
  item: Item;
  mayPlan: boolean;
  busy: boolean;
  asking: Asking;
  onPlan: (change: Change) => void;
  /** For who may edit positions. */
  onEdit: (() => void) | null;
};

const crewPath = path(crewOpsPages.crew);

export const hoursOf = ({ from, until }: { from: string | null; until: string | null }): string | null =>
  from !== null && until !== null ? `${from}–${until}` : null;

/** A position of the person, and what can be done with it. */
export function CellItem({ name, item, mayPlan, busy, asking, onPlan, onEdit }: CellItemProps) {
  const t = useWords('planning');
  const asked = asking.actionOf(item.itemId);
  const job = nameOfPosition(item);
  const crew = crewPath.to({ id: item.crew.id });
  const canOpen = useCanOpen(crew);
  const overriding = (action: PlanAction) =>
    overridingFor(action, { conflicts: item.conflicts, forced: item.forced !== null });
  const overrides = (action: PlanAction) => overriding(action) === 'needsReason';
  const actions = item.actions.filter((action) => overriding(action) !== 'impossible');
  return (
    <section className={styles.item} aria-label={job}>
      <div className={styles.line}>
        <p className={styles.hours}>{hoursOf(item) ?? t('cell.noTimes')}</p>
        <PresencePill presence={item.presence} />
      </div>
      <p>
        <b>{canOpen ? <Link to={crew}>{job}</Link> : job}</b>
      </p>
      {item.location && <p className={quiet.text}>{item.location}</p>}
      {item.forced && (
        <p className={quiet.text}>{t('cell.forced', { name: item.forced.by, reason: item.forced.reason })}</p>
      )}
      <ConflictLines conflicts={item.conflicts} unpaid={item.payMissing ? name : null} />
      {mayPlan && actions.length < item.actions.length && (
        <p className={quiet.text}>{t('cell.impossible', { name })}</p>
      )}
      {mayPlan && asked === null && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              kind={needsReason(action) ? 'quiet' : 'secondary'}
              busy={busy}
              onClick={() =>
                needsReason(action) || overrides(action)
                  ? asking.ask(item.itemId, action)
                  : onPlan({ action })
              }
            >
              {t(`action.${action}`)}
            </Button>
          ))}
          {onEdit && isOneOf(item.status, crewItemGroups.editable) && (
            <Button kind="quiet" icon={Pencil} onClick={onEdit}>
              {t('cell.edit')}
            </Button>
          )}
        </div>
      )}
      {asked !== null && (
        <ReasonForm
          {...asking.field}
          label={needsReason(asked) ? t('cell.reason') : t('cell.forceReason')}
          submit={t(`action.${asked}`)}
          kind={needsReason(asked) ? 'danger' : 'primary'}
          busy={busy}
          onCancel={asking.cancel}
          onSubmit={(reason) => onPlan({ action: asked, reason, force: overrides(asked) })}
        />
      )}
    </section>
  );
}
