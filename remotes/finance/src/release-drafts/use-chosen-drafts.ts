import type { PayrollRow } from '@callboard/contract';
import { useState } from 'react';

/** Which drafts are released: all, but those that pay nothing for something only when they are ticked. */
export function useChosenDrafts(drafts: readonly PayrollRow[]) {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ id, zeroItems }: PayrollRow) => said.get(id) ?? zeroItems === 0;
  const say = (some: readonly PayrollRow[], on: boolean) =>
    setSaid(new Map([...said, ...some.map(({ id }) => [id, on] as const)]));
  return {
    chosen: drafts.filter(isChosen),
    isChosen,
    choose: (draft: PayrollRow, on: boolean) => say([draft], on),
    chooseAll: (on: boolean) => say(drafts, on),
  };
}
