import type { ProjectCrewItem } from '@callboard/contract';
import { actionsFrom, crewItemGroups, isOneOf, isRemovable } from '@callboard/domain';
import type { CrewItemAction } from '@callboard/domain';
import { useState } from 'react';

/** So many positions change at once. */
const atMost = 200;

export const isEditable = ({ status }: ProjectCrewItem): boolean => isOneOf(status, crewItemGroups.editable);

/** What can be done with a position besides giving it to somebody; the server has the last word. */
export function canDo(
  action: 'callOff' | 'reactivate' | 'offer' | 'withdrawOffer' | 'remove',
  item: ProjectCrewItem,
): boolean {
  const { status, personId, startsAt } = item;
  const hasPerson = personId !== null;
  if (action === 'remove') return isRemovable({ status, hasPerson, wasAsked: false, hasApplicants: false });
  const move: CrewItemAction = action === 'callOff' ? 'notNeeded' : action;
  if (action === 'offer' && hasPerson && !isOneOf(status, crewItemGroups.lapsed)) return false;
  if (action === 'reactivate') return isOneOf(status, crewItemGroups.calledOff);
  const facts = {
    status,
    previous: null,
    hasPerson,
    startsAt: startsAt === null ? null : new Date(startsAt),
  };
  return actionsFrom(facts, 'planner', new Date(0)).includes(move);
}

/** Several positions of a crew for one change; nothing while none are being chosen. */
export function useChosenPositions(items: readonly ProjectCrewItem[], mayEdit: boolean) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const possible = mayEdit ? items.filter(isEditable).slice(0, atMost) : [];
  const chosen = possible.filter(({ crewItemId }) => ids?.includes(crewItemId));
  const isPossible = (id: string) => possible.some(({ crewItemId }) => crewItemId === id);
  return {
    choosing: ids !== null && possible.length > 0,
    possible,
    chosen,
    start: (id?: string) => setIds(id === undefined ? [] : [id]),
    stop: () => setIds(null),
    toggleAll: () =>
      setIds(chosen.length === possible.length ? [] : possible.map(({ crewItemId }) => crewItemId)),
    choiceOf: (id: string) => ({
      chosen: chosen.some(({ crewItemId }) => crewItemId === id),
      possible: isPossible(id),
      toggle: () =>
        setIds((before) =>
          before?.includes(id) ? before.filter((one) => one !== id) : [...(before ?? []), id],
        ),
    }),
  };
}
export type ChosenPositions = ReturnType<typeof useChosenPositions>;
export type PositionChoice = ReturnType<ChosenPositions['choiceOf']>;

/** Of a sheet that changes several positions at once. */
export type ChosenSheetProps = {
  crewId: string;
  items: readonly ProjectCrewItem[];
  /** What was chosen has been changed. */
  onDone: () => void;
  onClose: () => void;
};
