import { invalidate, useQuery } from '@callboard/client';
import { crewItems, plannerGrid } from '@callboard/contract';
import type { CellDetail } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Avatar, Banner, buttonClass, Faces, Sheet, Skeleton } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { Phone, UserPen } from 'lucide-react';
import { dialled, openedLater, useRemovePositions } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { useState } from 'react';
import type { GridCell } from '../grid/cell-looks.ts';
import type { GridDay } from '../grid/grid-days.ts';
import type { CellDrafts } from '../grid/use-cell-text.ts';
import { useFillText } from '../grid/use-cell-text.ts';
import { plannerCellQuery } from '../grid-data/planner-grid.queries.ts';
import type { Filled } from '../grid-data/planner-grid.queries.ts';
import { usePlan } from '../plan/use-plan.ts';
import { entryOf } from '../plan/plan-entry.ts';
import type { PlanEntry } from '../plan/plan-entry.ts';
import { CellDraft } from './cell-draft.tsx';
import { CellItem } from './cell-item.tsx';
import { CellVacations } from './cell-vacations.tsx';
import { OpenPositions } from './open-positions.tsx';
import { useAsking } from './use-asking.ts';
import type { Asking } from './use-asking.ts';
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
export function CellSheet(props: CellSheetProps) {
  const { person, day, cell, mayPlan, planFirst, onFill, onClose } = props;
  const t = useWords('planning');
  const fillText = useFillText();
  const detail = useRead(useQuery(plannerCellQuery(person.id, day.day)));
  const { submit, busy, stayed } = useSubmit(planFirst, onClose);
  const asking = useAsking();
  const [edited, setEdited] = useState<string | null>(null);
  const [offered, setOffered] = useState<string | null>(null);
  useOpenCell(person.id, day.day, mayPlan);
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
        <div className={grid.gap4}>
          <Notes {...props} stayed={stayed} />
          <Faces read={detail} loading={<Loading />}>
            {(positions) => (
              <Positions
                {...{ person, day, positions, mayPlan, asking, busy, onFill }}
                onPlan={submit}
                onEdit={setEdited}
                onOffer={setOffered}
              />
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

/** Plans a change and closes the cell, unless something of it stays. */
function useSubmit(planFirst: boolean, onClose: () => void) {
  const plan = usePlan(planFirst);
  const [stayed, setStayed] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (entry: PlanEntry) => {
    setBusy(true);
    const left = await plan([entry]);
    setBusy(false);
    if (left?.length === 0) return onClose();
    setStayed(left?.some(({ changed }) => changed) ?? false);
    void invalidate(plannerGrid.plannerCell);
  };
  return { submit, busy, stayed };
}

type NotesProps = Pick<CellSheetProps, 'person' | 'day' | 'cell' | 'drafts' | 'openBy'> & {
  /** Somebody else was faster. */
  stayed: boolean;
};

/** What is odd about the cell, who is about to change it, and what is planned for it. */
function Notes({ person, day, cell, drafts, openBy, stayed }: NotesProps) {
  const t = useWords('planning');
  return (
    <>
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
    </>
  );
}

type PositionsProps = Pick<CellSheetProps, 'person' | 'day' | 'mayPlan' | 'onFill'> & {
  positions: Pick<CellDetail, 'items' | 'open'>;
  asking: Asking;
  busy: boolean;
  onPlan: (entry: PlanEntry) => Promise<void>;
  onEdit: (itemId: string) => void;
  onOffer: (itemId: string) => void;
};

/** The person's positions of the day, and for planners the open ones. */
function Positions({ person, day, positions, mayPlan, asking, busy, ...does }: PositionsProps) {
  const t = useWords('planning');
  const { name } = person;
  const { items, open } = positions;
  const mayEdit = useMayCall(crewItems.editCrewItem) && mayPlan;
  const mayOffer = useMayCall(crewItems.offerPositions) && mayPlan;
  const { remove } = useRemovePositions(positionsChanged);
  return (
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
          {...{ name, item, mayPlan, busy, asking }}
          onPlan={(change) => void does.onPlan(entryOf(item, change))}
          onEdit={mayEdit ? () => does.onEdit(item.itemId) : null}
        />
      ))}
      {mayPlan && (
        <OpenPositions
          {...{ name, open, busy, asking }}
          personId={person.id}
          day={day.day}
          onFill={does.onFill}
          onPlan={does.onPlan}
          onEdit={mayEdit ? does.onEdit : null}
          onOffer={mayOffer ? does.onOffer : null}
          onRemove={({ itemId: id, version }) => remove([{ id, version }])}
        />
      )}
    </>
  );
}

const Loading = () => (
  <div className={grid.gap4}>
    <Skeleton height="5rem" />
    <Skeleton width="60%" />
    <Skeleton height="4rem" />
  </div>
);
