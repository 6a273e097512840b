import type { CellDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ConflictLines } from '@callboard/parts';
import { Button, Section } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Megaphone, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { entryOf } from '../plan/plan-entry.ts';
import type { Change, PlanAction, PlanEntry } from '../plan/plan-entry.ts';
import type { Filled } from '../grid-data/planner-grid.queries.ts';
import { hoursOf } from './cell-item.tsx';
import styles from './cell-sheet.module.css';
import { ReasonForm } from '../plan/reason-form.tsx';
import type { Asking } from './use-asking.ts';
import { nameOfPosition } from '../plan/name-of-position.ts';

type Open = CellDetail['open'][number];
type OpenPositionsProps = {
  name: string;
  personId: string;
  open: readonly Open[];
  busy: boolean;
  asking: Asking;
  day: string;
  onPlan: (entry: PlanEntry) => Promise<void>;
  onFill: (filled: Filled) => void;
  /** For who may edit positions. */
  onEdit: ((itemId: string) => void) | null;
  /** For who may offer them. */
  onOffer: ((itemId: string) => void) | null;
  onRemove: (position: Open) => void;
};
/** More than that nobody reads; who wants another one asks for all. */
const shownFirst = 5;

/** The open positions of the day, those that fit best first. */
export function OpenPositions({
  name,
  personId,
  open,
  busy,
  asking,
  day,
  onPlan,
  onFill,
  onEdit,
  onOffer,
  onRemove,
}: OpenPositionsProps) {
  const t = useWords('planning');
  const [all, setAll] = useState(false);
  const shown = all ? open : open.slice(0, shownFirst);
  return (
    <Section
      title={t('cell.open')}
      count={open.length}
      action={
        open.length > 0 && (
          <Button kind="quiet" icon={UserPlus} onClick={() => onFill({ kind: 'day', day })}>
            {t('fill.day')}
          </Button>
        )
      }
    >
      {open.length === 0 && <p className={quiet.text}>{t('cell.noneOpen')}</p>}
      <div className={grid.gap4}>
        {shown.map((position) => (
          <OpenPosition
            key={position.itemId}
            position={position}
            name={name}
            busy={busy}
            asking={asking}
            onFill={() => onFill({ kind: 'crew', ...position.crew })}
            onPlan={(change) => void onPlan(entryOf(position, change, personId))}
            onEdit={onEdit && (() => onEdit(position.itemId))}
            onOffer={onOffer && (() => onOffer(position.itemId))}
            onRemove={() => onRemove(position)}
          />
        ))}
      </div>
      {shown.length < open.length && (
        <Button kind="quiet" wide onClick={() => setAll(true)}>
          {t('cell.showAll', { all: open.length })}
        </Button>
      )}
    </Section>
  );
}

type OpenPositionProps = {
  position: Open;
  name: string;
  busy: boolean;
  asking: Asking;
  onFill: () => void;
  onPlan: (change: Change) => void;
  onEdit: (() => void) | null;
  onOffer: (() => void) | null;
  onRemove: () => void;
};

function OpenPosition(props: OpenPositionProps) {
  const { position, name, busy, asking, onFill, onPlan, onEdit, onOffer, onRemove } = props;
  const t = useWords('planning');
  const forcing = asking.actionOf(position.itemId);
  const { possible, forceable, places } = position;
  const job = nameOfPosition(position);
  const can = possible || forceable;
  const plan = (action: PlanAction) => (possible ? onPlan({ action }) : asking.ask(position.itemId, action));
  return (
    <section className={styles.item} aria-label={job}>
      <div className={styles.line}>
        <p className={styles.hours}>{hoursOf(position) ?? t('cell.noTimes')}</p>
        <span className={quiet.text}>{t('cell.places', { count: places })}</span>
      </div>
      <p>
        <b>{job}</b>
      </p>
      <ConflictLines conflicts={position.conflicts} unpaid={position.payMissing ? name : null} />
      {!can && <p className={quiet.text}>{t('cell.impossible', { name })}</p>}
      {can && forcing === null && (
        <div className={styles.actions}>
          <Button
            size="normal"
            kind={possible ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => plan('request')}
          >
            {t('action.request')}
          </Button>
          <Button kind="secondary" busy={busy} onClick={() => plan('requestSpare')}>
            {t('action.requestSpare')}
          </Button>
          <Button kind="secondary" busy={busy} onClick={() => plan('book')}>
            {t('action.book')}
          </Button>
          <Button kind="quiet" onClick={onFill}>
            {t('fill.crew')}
          </Button>
        </div>
      )}
      {onEdit && forcing === null && (
        <div className={styles.actions}>
          <Button kind="quiet" icon={Pencil} onClick={onEdit}>
            {t('cell.edit')}
          </Button>
          {onOffer && (
            <Button kind="quiet" icon={Megaphone} onClick={onOffer}>
              {t('action.offer')}
            </Button>
          )}
          <Button kind="quiet" icon={Trash2} busy={busy} onClick={onRemove}>
            {t('cell.remove')}
          </Button>
        </div>
      )}
      {forcing !== null && (
        <ReasonForm
          {...asking.field}
          label={t('cell.forceReason')}
          submit={t(`action.${forcing}`)}
          kind="primary"
          busy={busy}
          onCancel={asking.cancel}
          onSubmit={(reason) => onPlan({ action: forcing, reason, force: true })}
        />
      )}
    </section>
  );
}
