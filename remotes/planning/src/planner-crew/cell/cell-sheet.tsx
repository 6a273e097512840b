import { invalidate, useQuery } from '@callboard/client';
import { crewItems, plannerGrid } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Avatar, Banner, buttonClass, Faces, Sheet, Skeleton } from '@callboard/ui';
import { Phone, UserPen } from 'lucide-react';
import { dialled, openedLater, useRemovePositions } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { useState } from 'react';
import type { GridCell } from '../grid/cell-looks.ts';
import type { GridDay } from '../grid/grid-days.ts';
import type { CellDrafts } from '../grid/use-cell-text.ts';
import { useFillText } from '../grid/use-cell-text.ts';
import { plannerCellQuery } from '../planner-grid.queries.ts';
import type { Filled } from '../planner-grid.queries.ts';
import { usePlan } from '../plan/use-plan.ts';
import { entryOf } from '../plan/plan-entry.ts';
import type { PlanEntry } from '../plan/plan-entry.ts';
import { CellDraft } from './cell-draft.tsx';
import { CellItem } from './cell-item.tsx';
import { CellVacations } from './cell-vacations.tsx';
import styles from './cell-sheet.module.css';
import { OpenPositions } from './open-positions.tsx';
import { useAsking } from './use-asking.ts';
import { useOpenCell } from './use-open-cell.ts';

const EditPositionSheet = openedLater(async () => (await import('./edit-sheet.ts')).EditPositionSheet);
const OfferSheet = openedLater(async () => (await import('./edit-sheet.ts')).OfferSheet);

/** Positions that were changed are seen in the grid and in what is open of it. */
const positionsChanged = () =>
  Promise.all([invalidate(plannerGrid.plannerGrid), invalidate(plannerGrid.plannerCell)]);

export type CellSheetProps = {
  person: { readonly id: string; readonly name: string };
  day: GridDay;
  cell: GridCell | undefined;
  drafts: CellDrafts;
  /** Others who are about to change it too. */
  openBy: string | undefined;
  mayPlan: boolean;
  planFirst: boolean;
  onFill: (filled: Filled) => void;
  onClose: () => void;
};

/** A person on a day: what there is, what can be done with it, and what is still open. */
export function CellSheet({
  person,
  day,
  cell,
  drafts,
  openBy,
  mayPlan,
  planFirst,
  onFill,
  onClose,
}: CellSheetProps) {
  const t = useWords('planning');
  const fillText = useFillText();
  const detail = useRead(useQuery(plannerCellQuery(person.id, day.day)));
  const plan = usePlan(planFirst);
  const [stayed, setStayed] = useState(false);
  const [busy, setBusy] = useState(false);
  const asking = useAsking();
  const [edited, setEdited] = useState<string | null>(null);
  const mayEdit = useMayCall(crewItems.editCrewItem) && mayPlan;
  const [offered, setOffered] = useState<string | null>(null);
  const mayOffer = useMayCall(crewItems.offerPositions) && mayPlan;
  const { remove } = useRemovePositions(positionsChanged);
  useOpenCell(person.id, day.day, mayPlan);
  const submit = async (entry: PlanEntry) => {
    setBusy(true);
    const left = await plan([entry]);
    setBusy(false);
    if (left?.length === 0) return onClose();
    setStayed(left?.some(({ changed }) => changed) ?? false);
    void invalidate(plannerGrid.plannerCell);
  };
  const phone = detail.kind === 'there' ? detail.data.phone : null;
  const states = (cell?.fill ? [cell.fill, ...cell.corners] : []).map((one) =>
    fillText(one, cell?.bankHoliday),
  );
  const shut = () => setEdited(null);
  const shutOffer = () => setOffered(null);
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={person.name}
        subtitle={[day.spoken, ...(states.length > 0 ? states : [t('planner-crew.nothing')])].join(' · ')}
        leading={<Avatar name={person.name} />}
        actions={
          phone !== null && (
            <a className={buttonClass({ kind: 'secondary', wide: true })} href={`tel:${dialled(phone)}`}>
              <Phone size={20} />
              {t('cell.call', { name: person.name })}
            </a>
          )
        }
      >
        <div className={styles.content}>
          {cell?.reasons.map((reason) => (
            <Banner
              key={reason}
              kind={cell.border === 'red' ? 'error' : 'warning'}
              title={t(`reason.${reason}`)}
            />
          ))}
          {openBy !== undefined && (
            <Banner kind="info" icon={UserPen} title={t('cell.openBy', { name: openBy })} />
          )}
          {stayed && <Banner kind="warning" title={t('cell.stayed')} text={t('cell.stayedText')} />}
          {drafts?.map((draft) => (
            <CellDraft key={draft.id} draft={draft} />
          ))}
          {cell && <CellVacations personId={person.id} day={day.day} cell={cell} />}
          <Faces read={detail} loading={<Loading />}>
            {({ items, open }) => (
              <>
                {asking.isGone([...items, ...open]) && (
                  <Banner
                    kind="warning"
                    title={t('cell.gone')}
                    text={t(asking.field.reason === '' ? 'cell.goneText' : 'cell.goneReason', {
                      reason: asking.field.reason,
                    })}
                  />
                )}
                {items.map((item) => (
                  <CellItem
                    key={item.itemId}
                    name={person.name}
                    item={item}
                    mayPlan={mayPlan}
                    busy={busy}
                    asking={asking}
                    onPlan={(change) => void submit(entryOf(item, change))}
                    onEdit={mayEdit ? () => setEdited(item.itemId) : null}
                  />
                ))}
                {mayPlan && (
                  <OpenPositions
                    name={person.name}
                    personId={person.id}
                    open={open}
                    onFill={onFill}
                    day={day.day}
                    busy={busy}
                    asking={asking}
                    onPlan={submit}
                    onEdit={mayEdit ? setEdited : null}
                    onOffer={mayOffer ? setOffered : null}
                    onRemove={({ itemId: id, version }) => remove([{ id, version }])}
                  />
                )}
              </>
            )}
          </Faces>
        </div>
      </Sheet>
      {offered !== null && (
        <OfferSheet
          ids={[offered]}
          alike
          onSaved={positionsChanged}
          onClose={shutOffer}
          onMissing={shutOffer}
        />
      )}
      {edited !== null && (
        <EditPositionSheet id={edited} onSaved={positionsChanged} onClose={shut} onMissing={shut} />
      )}
    </>
  );
}

const Loading = () => (
  <div className={styles.loading}>
    <Skeleton height="5rem" />
    <Skeleton width="60%" />
    <Skeleton height="4rem" />
  </div>
);
