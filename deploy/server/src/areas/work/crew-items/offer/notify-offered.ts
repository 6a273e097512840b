import { conflictsOf, eligibilityOf, ownDayConflicts } from '@callboard/domain';
import type { Conflict, CrewItemAction } from '@callboard/domain';
import { changed } from '#platform/live/changed.db.ts';
import { notifyEach } from '../../../account/notifications/notifications.public.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { wantedItems } from '../conflicts/conflict-facts.db.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import type { MoveCtx } from '../state/notify-move.ts';
import { offeredPeople, offeredRows } from './offered-people.db.ts';
import type { OfferedRow } from './offered-people.db.ts';
import { askedBy, peopleFacts } from '../conflicts/people-facts.db.ts';
import { clockOf } from '../item/present-facts.ts';

type People = ReadonlyMap<string, ReadonlySet<string>>;

/** Nothing stops the person from taking it, and the person is not away by their own word: nobody is told of it then. */
const canTake = (conflicts: readonly Conflict[]): boolean =>
  eligibilityOf(conflicts).ok && conflicts.every(({ kind }) => !ownDayConflicts.includes(kind));

const alikeKey = ({ crewId, functionId, startsAt, endsAt, endDate }: OfferedRow): string =>
  [crewId, functionId, startsAt?.toISOString(), endsAt?.toISOString(), endDate].join(' ');

/** The positions that each person could take. */
async function takenBy({ db }: MoveCtx, rows: readonly OfferedRow[], offered: People) {
  const ids = rows.map(({ id }) => id);
  const wanted = new Map((await wantedItems(db, ids)).map((one) => [one.itemId, one]));
  const people = [...new Set(ids.flatMap((id) => [...(offered.get(id) ?? [])]))];
  const facts = await peopleFacts(db, people, askedBy([...wanted.values()]));
  const rules = await tenantRules(db);
  // Positions that are alike fit the same people.
  const known = new Map<string, boolean>();
  const fits = (row: OfferedRow, personId: string): boolean => {
    const key = `${personId} ${alikeKey(row)}`;
    const [item, person] = [wanted.get(row.id), facts.get(personId)];
    const answer =
      known.get(key) ??
      (item !== undefined && person !== undefined && canTake(conflictsOf(item, person, rules)));
    known.set(key, answer);
    return answer;
  };
  return people.flatMap((personId) => {
    const fitting = rows.filter((row) => offered.get(row.id)?.has(personId) && fits(row, personId));
    return fitting.length > 0 ? [{ personId, fitting }] : [];
  });
}

const mostNames = 3;
/** Each name once; a message has room for a few. */
function namesOf(names: readonly string[]): string {
  const all = [...new Set(names)];
  return [...all.slice(0, mostNames), ...(all.length > mostNames ? ['…'] : [])].join(', ');
}

function offerParams(rows: readonly OfferedRow[]): Record<string, string | number> {
  const days = rows.map(({ startDate }) => startDate).toSorted();
  const [day = '', to = ''] = [days[0], days.at(-1)];
  const hours = new Set(
    rows.map(({ startTime, endTime }) => `${clockOf(startTime) ?? ''} ${clockOf(endTime) ?? ''}`),
  );
  const [from = '', until = ''] = to === day && hours.size === 1 ? ([...hours][0]?.split(' ') ?? []) : [];
  return {
    project: namesOf(rows.map(({ projectName }) => projectName)),
    crew: namesOf(rows.map(({ crewName }) => crewName)),
    function: namesOf(rows.map(({ caption }) => caption)),
    day,
    to: to === day ? '' : to,
    from,
    until,
    count: rows.length,
  };
}

/** Who could take positions that were just offered hears of it: once, whatever number of them fits. */
export async function notifyOffered(
  ctx: MoveCtx,
  itemIds: readonly string[],
  { actorId, reached = new Map() }: { actorId: string | null; reached?: People },
): Promise<void> {
  if (itemIds.length === 0) return;
  const { db, at } = ctx;
  const offered = new Map(
    [...(await offeredPeople(db, { itemIds, actorId, now: at }))].map(([id, people]) => {
      const before = reached.get(id);
      return [id, before ? new Set([...people].filter((one) => !before.has(one))) : people];
    }),
  );
  if ([...offered.values()].every(({ size }) => size === 0)) return;
  const recipients = await takenBy(ctx, await offeredRows(db, itemIds), offered);
  await notifyEach(
    ctx,
    recipients.map(({ personId, fitting }) => ({
      personId,
      kind: 'vacancyOffered',
      params: offerParams(fitting),
      subject: { kind: 'vacancy', id: fitting[0]?.id ?? '' },
    })),
  );
  await changed(
    db,
    recipients.map(({ personId }) => personId),
    ['vacancies'],
  );
}

/** Of positions that move: those never offered before. Undo of a withdrawal is news to nobody. */
export const firstOffered = (items: readonly LockedItem[], action: CrewItemAction): string[] =>
  action === 'offer'
    ? items.flatMap(({ id, previousStatus }) => (previousStatus === 'vacant' ? [] : [id]))
    : [];
