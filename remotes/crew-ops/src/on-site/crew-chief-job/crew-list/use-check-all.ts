import { queued, useQueued } from '@callboard/client';
import type { Answer, InputOf, Waiting } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { checkedIn, checkedOut, preCalled } from '../../check/optimistic-check.ts';
import { staleLists } from '../../check/check-cache.ts';
import { paths } from '../../../base/paths.ts';

type CrewList = Answer<typeof projectCrews.projectCrewItemStatus>;
type CheckAll = typeof crewChecks.checkAll;
export type AllStep = InputOf<CheckAll>['body']['step'];

export const checkAllName = 'crew-ops.check-all';
export const crewEntity = (crewId: string): string => `crew/${crewId}`;
const made = { preCall: preCalled, in: checkedIn, out: checkedOut } as const;

export const allChecked = (list: CrewList, { input: { body }, madeAt }: Waiting<CheckAll>): CrewList => ({
  ...list,
  items: list.items.map((row) =>
    body.crewItemIds?.includes(row.crewItemId)
      ? { ...row, ...made[body.step](row, { madeAt, at: body.at }) }
      : row,
  ),
});

const checkAll = queued(crewChecks.checkAll, {
  name: checkAllName,
  entity: ({ params }) => crewEntity(params.id),
  device: true,
  apply: allChecked,
  invalidates: () => [...staleLists(), crewChecks.crewCheck],
});

/** "All present": one step for those who have not made it, in one call. */
export function useCheckAll(crewId: string, what: string, onSent: (answer: Answer<CheckAll>) => void) {
  const t = useWords('crew-ops');
  return useQueued(checkAll, {
    title: ({ body }) => t(`crew-chief-job.outboxAll.${body.step}`, { what }),
    editAt: () => paths.crewChiefJob.to({ id: crewId }),
    onSent: (answer) => answer && onSent(answer),
  });
}
