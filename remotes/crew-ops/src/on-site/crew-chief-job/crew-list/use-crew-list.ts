import { overlaid, useOutbox, useQuery, useUnlessLive } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import type { CrewCheck, projectCrews } from '@callboard/contract';
import type { Answer } from '@callboard/client';
import { useRead } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { useMemo } from 'react';
import { crewStatusQuery, othersStepsMs } from '../../../base/crew-ops.queries.ts';
import { isOnSiteEntity } from '../../check/on-site-entity.ts';
import { onSiteSteps } from '../../on-site/own-steps.ts';
import { allChecked, checkAllName, crewEntity } from './use-check-all.ts';

export type CrewList = Answer<typeof projectCrews.projectCrewItemStatus>;
export type CrewRow = CrewList['items'][number];

type ById = { readonly params?: { readonly id?: string } };
const idOf = ({ entity, input }: Waiting) => (input as ById).params?.id ?? entity.split('/')[1];

/** Each step of one position, laid over the list. */
const listSteps = [
  ...onSiteSteps.map(({ name, apply }) => ({
    name,
    apply: (list: CrewList, made: Waiting): CrewList => ({
      ...list,
      items: list.items.map((row) =>
        row.crewItemId === idOf(made)
          ? { ...row, ...(apply as (check: CrewCheck, made: Waiting) => CrewCheck)(row, made) }
          : row,
      ),
    }),
  })),
  { name: checkAllName, apply: allChecked },
];

/** The crew on the day: what the server said, with what waits on this phone on top. */
export function useCrewList(crewId: string): { read: Read<CrewList>; waiting: readonly Waiting[] } {
  const result = useQuery({ ...crewStatusQuery(crewId), refetchInterval: useUnlessLive(othersStepsMs) });
  const { items } = useOutbox();
  const waiting = useMemo(() => {
    const known = new Set(result.data?.items.map(({ crewItemId }) => crewItemId));
    return items.filter(
      (item) =>
        item.entity === crewEntity(crewId) || (isOnSiteEntity(item.entity) && known.has(idOf(item) ?? '')),
    );
  }, [items, result.data, crewId]);
  const data = useMemo(
    () => result.data && overlaid(result.data, waiting, listSteps),
    [result.data, waiting],
  );
  return { read: useRead({ ...result, data }), waiting };
}
