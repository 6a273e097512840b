import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import { lockItems } from './locked-item.db.ts';
import type { LockedItem } from './locked-item.db.ts';

/** Of several positions: which of them refuses, by name. */
export const refusedBy = (item: LockedItem, { code, details, params }: AppError): AppError =>
  new AppError(code, {
    ...details,
    params: {
      ...params,
      itemId: item.id,
      person: item.personName ?? '',
      function: item.functionCaption,
      day: item.startDate,
    },
  });

/** What one of several positions refuses is refused in its name. */
export async function inNameOf<Done>(item: LockedItem, act: () => Promise<Done> | Done): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof AppError ? refusedBy(item, error) : error;
  }
}

type SeenItem = { readonly id: string; readonly version: number };

/** Positions as somebody has seen them, locked: all of them are there, and none has changed since. */
export async function lockSeenItems(db: Db, seen: readonly SeenItem[]): Promise<LockedItem[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const items = await lockItems(db, [...versions.keys()]);
  if (items.length < versions.size) throw notFound();
  for (const item of items) {
    const { id, version, status } = item;
    if (versions.get(id) !== version)
      throw refusedBy(
        item,
        new AppError('conflict', { params: { version }, current: { id, version, status } }),
      );
  }
  return items;
}
