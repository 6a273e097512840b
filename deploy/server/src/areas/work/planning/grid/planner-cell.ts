import type { CellDetail, plannerGrid } from '@callboard/contract';
import { overridingOf } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { seenPresence } from '../../crew-checks/crew-checks.public.ts';
import { ofDay, openPositions } from '../../crew-proposals/crew-proposals.public.ts';
import {
  conflictsOfItems,
  itemsUnpaidFor,
  presentItem,
  wantedItems,
} from '../../crew-items/crew-items.public.ts';
import { cellPerson, itemsOn } from './planner-cell.db.ts';
import type { CellRow } from './planner-cell.db.ts';
import { planningView } from '../view/planning-view.db.ts';
import type { PlanningView } from '../view/planning-view.db.ts';

const mostOpen = 40;
type CellCtx = Pick<Ctx, 'db' | 'caller' | 'now'>;

async function cellItem(
  { db, caller, now }: CellCtx,
  view: PlanningView,
  row: CellRow,
): Promise<CellDetail['items'][number]> {
  const item = await presentItem(db, caller, row.id, now());
  return {
    itemId: item.id,
    version: item.version,
    crew: { id: item.crew.id, name: item.crew.name },
    project: { number: item.project.number, name: item.project.name },
    function: { caption: item.function.caption, short: item.function.short },
    from: item.startTime,
    until: item.endTime,
    status: item.status,
    presence: seenPresence(row, { seesStatus: view.inside, now: now(), rules: await tenantRules(db) }),
    location: item.location?.name ?? '',
    reason: item.reason,
    forced: item.forced,
    payMissing: item.payMissing,
    conflicts: item.conflicts,
    actions: item.may.actions,
  };
}

/** One of each kind, with how many there are of it; what the person may have comes first. */
async function openOn({ db, now }: CellCtx, personId: string, day: string): Promise<CellDetail['open']> {
  const found = await openPositions(db, ofDay(day, []), now());
  const kinds = Map.groupBy(found, ({ crewId, functionId, from, until }) =>
    [crewId, functionId, from, until].join(' '),
  );
  const firsts = [...kinds.values()].flatMap(([one]) => (one ? [one.itemId] : []));
  const conflicts = await conflictsOfItems(db, personId, await wantedItems(db, firsts));
  const unpaid = await itemsUnpaidFor(db, { personId, itemIds: firsts });
  const open = [...kinds.values()].flatMap((some): CellDetail['open'] => {
    const [one] = some;
    const against = one && conflicts.get(one.itemId);
    if (!one || !against) return [];
    const overriding = overridingOf(against);
    return [
      {
        itemId: one.itemId,
        version: one.version,
        crew: { id: one.crewId, name: one.crewName },
        project: { number: one.projectNumber, name: one.projectName },
        function: { caption: one.caption, short: one.short },
        from: one.from,
        until: one.until,
        places: some.length,
        payMissing: unpaid.has(one.itemId),
        possible: overriding === 'free',
        forceable: overriding === 'needsReason',
        conflicts: against,
      },
    ];
  });
  const cost = ({ possible, forceable, conflicts: all }: CellDetail['open'][number]) =>
    (possible ? 0 : forceable ? 100 : 1000) + all.filter(({ level }) => level === 'warn').length;
  return open.toSorted((a, b) => cost(a) - cost(b)).slice(0, mostOpen);
}

export const plannerCell: Handler<typeof plannerGrid.plannerCell> = async ({ params, query }, ctx) => {
  const { db, caller } = ctx;
  const view = planningView(caller);
  const person = await cellPerson(db, params.id);
  if (!person) throw notFound();
  const items: CellDetail['items'] = [];
  for (const row of await itemsOn(db, view, params.id, query.day)) items.push(await cellItem(ctx, view, row));
  return {
    person: { id: person.id, name: person.name },
    phone:
      caller.rights.crewProfile?.includes('CONTACT') === true && person.phone !== '' ? person.phone : null,
    items,
    open: await openOn(ctx, params.id, query.day),
  };
};
