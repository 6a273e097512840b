import type { NotificationRow } from '@callboard/contract';

export type NotificationGroup = {
  /** The day they came on; nothing for those that are new. */
  readonly day: string | null;
  readonly rows: readonly NotificationRow[];
};

/** What is new first, then the others by the day they came on. Both keep their order, the newest first. */
export function groupNotifications(
  rows: readonly NotificationRow[],
  { isNew, dayOf }: { isNew: (row: NotificationRow) => boolean; dayOf: (instant: string) => string },
): NotificationGroup[] {
  const groups = Map.groupBy(rows, (row) => (isNew(row) ? null : dayOf(row.at)));
  const fresh = groups.get(null);
  groups.delete(null);
  return [
    ...(fresh ? [{ day: null, rows: fresh }] : []),
    ...[...groups].map(([day, some]) => ({ day, rows: some })),
  ];
}
