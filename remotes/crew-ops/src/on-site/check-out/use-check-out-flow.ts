import { serverClockKnown, serverNow } from '@callboard/client';
import type { CrewCheck } from '@callboard/contract';
import { requiredBreak } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { askPosition, freshFix, positionPermission } from '@callboard/parts';
import type { Fix, NoFix } from '@callboard/parts';
import { useState } from 'react';
import { tenantRules } from '../../base/tenant-rules.ts';
import { positionOf } from '../check-in/use-check-in-flow.ts';
import type { OnSiteBody } from '../check-in/use-check-in-flow.ts';
import { distanceToSite } from '../position/distance-to-site.ts';

export type CheckOutQuestion =
  | { readonly kind: 'closed'; readonly closedAt: string }
  | { readonly kind: 'leaving'; readonly early: boolean; readonly breakMissing: boolean };
/** A check-out waits no longer for a position that nobody insists on. */
const seekMs = 5000;

function questionOf({ closes, earlyUntil, checkedFrom, breaks }: CrewCheck): CheckOutQuestion | null {
  const now = serverNow();
  if (serverClockKnown() && now > Date.parse(closes.checkOut))
    return { kind: 'closed', closedAt: closes.checkOut };
  const present = (now - Date.parse(checkedFrom ?? '')) / 60_000;
  const breakMissing = breaks.length === 0 && requiredBreak(present, tenantRules()) > 0;
  const early = now < Date.parse(earlyUntil);
  return early || breakMissing ? { kind: 'leaving', early, breakMissing } : null;
}

/** Checks out; asks nothing unless it is early or no break was taken. Where somebody is, is only noted. */
export function useCheckOutFlow(check: CrewCheck, send: (body: OnSiteBody) => void) {
  const t = useWords('crew-ops');
  const [question, ask] = useState<CheckOutQuestion | null>(null);
  const [seeking, setSeeking] = useState(false);
  const placed = (found: Fix | NoFix): OnSiteBody => {
    if (typeof found === 'string') return { noPositionReason: t(`check-out.noPosition.${found}`) };
    const outside = distanceToSite(check.site, found)?.inside === false;
    return { position: positionOf(found), ...(outside && { anyway: t('check-out.outside') }) };
  };
  const place = async (): Promise<Fix | NoFix> => {
    const permission = positionPermission();
    if (permission === 'denied' || permission === 'unsupported') return permission;
    // Nobody is asked for a permission on the way home.
    if (permission !== 'granted') return 'unavailable';
    setSeeking(true);
    const found = await askPosition(seekMs);
    setSeeking(false);
    return found;
  };
  const leave = async (reason?: string) => {
    ask(null);
    const fix = freshFix();
    send({ ...placed(fix ?? (await place())), ...(reason && { reason }) });
  };
  return {
    question,
    seeking,
    close: () => ask(null),
    leave: (reason?: string) => void leave(reason),
    tap: () => {
      const asked = questionOf(check);
      if (asked) ask(asked);
      else void leave();
    },
  };
}
export type CheckOutFlow = ReturnType<typeof useCheckOutFlow>;
