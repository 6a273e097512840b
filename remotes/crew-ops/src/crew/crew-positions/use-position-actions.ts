import { useOnline } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useRemovePositions } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import type { MenuItem } from '@callboard/ui';
import {
  Ban,
  CalendarClock,
  CopyPlus,
  Megaphone,
  MegaphoneOff,
  Pencil,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { positionsChanged } from './positions-changed.ts';
import { canDo, isEditable } from './use-chosen-positions.ts';
import { useMovePositions } from './use-move-positions.ts';

type Opens = {
  readonly onEdit: (item: ProjectCrewItem) => void;
  readonly onDuplicate: (item: ProjectCrewItem) => void;
  readonly onOffer: (items: readonly ProjectCrewItem[]) => void;
  /** Somebody has applied, and would be told. */
  readonly onWithdraw: (items: readonly ProjectCrewItem[]) => void;
  readonly onCallOff: (items: readonly ProjectCrewItem[]) => void;
  /** What was done to several is over. */
  readonly onDone: () => void;
};

const idsOf = (items: readonly ProjectCrewItem[]) => items.map(({ crewItemId }) => crewItemId);

const haveApplicants = (items: readonly ProjectCrewItem[]) => items.some(({ applicants }) => applicants > 0);

/** What is chosen stays chosen until a sheet is sent. */
const opensSheet = (action: string, items: readonly ProjectCrewItem[]) =>
  ['callOff', 'offer', 'changeOffer'].includes(action) ||
  (action === 'withdrawOffer' && haveApplicants(items));

/** What a planner can do with positions of a crew: with one of them, or with several at once. */
export function usePositionActions(crew: ProjectCrew, opens: Opens) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const mayCall = useMayCall(crewItems.editCrewItem);
  const mayEdit = mayCall && !crew.signedOffAt && !crew.cancelled;
  const mayDuplicate = crew.may.duplicateItems && !crew.signedOffAt;
  const actionsOf = useActionsOf(crew.id, opens);
  const without = online ? {} : { disabled: true, hint: t('crew-positions.needsNetwork') };

  return {
    mayEdit,
    /** Only what can be done with this one. */
    ofOne: (item: ProjectCrewItem): MenuItem[] => [
      ...(mayEdit && isEditable(item)
        ? [{ id: 'edit', label: t('crew-positions.edit'), icon: Pencil, run: () => opens.onEdit(item) }]
        : []),
      ...(mayDuplicate
        ? [
            {
              id: 'duplicate',
              label: t('crew-positions.duplicate'),
              icon: CopyPlus,
              run: () => opens.onDuplicate(item),
            },
          ]
        : []),
      ...(mayEdit
        ? actionsOf([item]).flatMap(({ can, ...action }) => (can ? [{ ...action, ...without }] : []))
        : []),
    ],
    /** What cannot be done with each of several says so. */
    ofSeveral: (items: readonly ProjectCrewItem[]): MenuItem[] =>
      actionsOf(items).map(({ can, run, ...action }) => ({
        ...action,
        ...(can ? without : { disabled: true, hint: t('crew-positions.notForAll') }),
        run: () => {
          run();
          if (!opensSheet(action.id, items)) opens.onDone();
        },
      })),
  };
}

/** What is done with one position as with several, and whether it can be done with all of them. */
function useActionsOf(crewId: string, { onOffer, onWithdraw, onCallOff }: Opens) {
  const t = useWords('crew-ops');
  const move = useMovePositions(crewId);
  const { remove } = useRemovePositions(() => positionsChanged(crewId));
  return (items: readonly ProjectCrewItem[]) => {
    const can = (action: Parameters<typeof canDo>[0]) => items.every((item) => canDo(action, item));
    const offer = {
      id: 'offer',
      label: t('crew-positions.offer'),
      icon: Megaphone,
      can: can('offer'),
      run: () => onOffer(items),
    };
    const changeOffer = {
      id: 'changeOffer',
      label: t('crew-positions.changeOffer'),
      icon: CalendarClock,
      can: can('withdrawOffer'),
      run: () => onOffer(items),
    };
    const withdraw = {
      id: 'withdrawOffer',
      label: t('crew-positions.withdrawOffer'),
      icon: MegaphoneOff,
      can: can('withdrawOffer'),
      run: () => (haveApplicants(items) ? onWithdraw(items) : move(idsOf(items), 'withdrawOffer')),
    };
    return [
      ...(withdraw.can ? [changeOffer, withdraw] : [offer]),
      {
        id: 'callOff',
        label: t('crew-positions.callOff'),
        icon: Ban,
        can: can('callOff'),
        run: () => onCallOff(items),
      },
      {
        id: 'reactivate',
        label: t('crew-positions.reactivate'),
        icon: RotateCcw,
        can: can('reactivate'),
        run: () => move(idsOf(items), 'reactivate'),
      },
      {
        id: 'remove',
        label: t('crew-positions.remove'),
        icon: Trash2,
        kind: 'danger' as const,
        can: can('remove'),
        run: () => remove(items.map(({ crewItemId: id, version }) => ({ id, version }))),
      },
    ];
  };
}
