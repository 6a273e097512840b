import type { crewItems } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { waitingApplications } from '../state/applications.db.ts';
import { compareBy, figuresOf, presentCandidate, withLastDays } from '../vacancies/candidates.ts';
import { wantedItems } from '../conflicts/conflict-facts.db.ts';
import { conflictsOfPeople } from '../conflicts/item-conflicts.ts';
import { itemDetail } from '../read/item-detail.db.ts';
import { presentApplicationRow } from './present-applied.ts';
import { itemViewerOf } from '../read/visible-items.db.ts';

export const applicants: Handler<typeof crewItems.applicants> = async ({ params, query }, { db, caller }) => {
  const viewer = itemViewerOf(caller);
  const item = await itemDetail(db, viewer, params.id);
  const [wanted] = item ? await wantedItems(db, [item.id]) : [];
  if (!item || !wanted) throw notFound();
  const applications = await waitingApplications(db, item.id);
  const people = [...new Set(applications.map((one) => one.personId))];
  const found = await withLastDays(db, await figuresOf(db, people, wanted));
  const figures = new Map(found.map((row) => [row.id, row]));
  const conflicts = await conflictsOfPeople(db, wanted, people);
  const order = compareBy('rating');
  const rows = applications
    .flatMap((application) => {
      const row = figures.get(application.personId);
      if (!row) return [];
      const open =
        viewer.mayEdit && isOneOf(item.status, crewItemGroups.wanted) && application.state === 'applied';
      return [
        {
          ...presentCandidate(row, conflicts.get(row.id) ?? []),
          application: presentApplicationRow(application),
          may: { accept: open, reject: open },
        },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.eligibility.ok) - Number(a.eligibility.ok) ||
        order(a, b) ||
        a.application.appliedAt.localeCompare(b.application.appliedAt),
    );
  return listOf(rows.slice(offsetOf(query), offsetOf(query) + query.limit), rows.length, query);
};
