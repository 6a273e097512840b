import { serverClockKnown, serverNow } from '@callboard/client';
import type { InputOf } from '@callboard/client';
import type { crewChecks, CrewCheck } from '@callboard/contract';
import { askPosition, freshFix, positionPermission } from '@callboard/parts';
import type { Fix, NoFix } from '@callboard/parts';
import { useState } from 'react';
import { distanceToSite } from '../position/distance-to-site.ts';

export type OnSiteBody = InputOf<typeof crewChecks.checkIn>['body'];
/** What has to be asked before a tap can be final. */
export type CheckInQuestion =
  | { readonly kind: 'early'; readonly opensAt: string }
  | { readonly kind: 'closed'; readonly closedAt: string }
  | { readonly kind: 'permission' }
  | { readonly kind: 'noPosition'; readonly why: NoFix }
  | { readonly kind: 'outside'; readonly fix: Fix; readonly metres: number };

export const positionOf = ({ latitude, longitude, accuracyM }: Fix) => ({ latitude, longitude, accuracyM });

function windowQuestion({ opens, closes }: CrewCheck): CheckInQuestion | null {
  const now = serverNow();
  if (now < Date.parse(opens.checkIn)) return { kind: 'early', opensAt: opens.checkIn };
  if (now > Date.parse(closes.checkIn)) return { kind: 'closed', closedAt: closes.checkIn };
  return null;
}

/** One tap checks in; only what speaks against it is asked. */
export function useCheckInFlow(check: CrewCheck, send: (body: OnSiteBody) => void) {
  const [question, ask] = useState<CheckInQuestion | null>(null);
  const [seeking, setSeeking] = useState(false);
  const done = (body: OnSiteBody) => {
    ask(null);
    send(body);
  };
  const judge = (found: Fix | NoFix) => {
    if (typeof found === 'string') return ask({ kind: 'noPosition', why: found });
    const distance = distanceToSite(check.site, found);
    if (distance && !distance.inside) return ask({ kind: 'outside', fix: found, metres: distance.metres });
    return done({ position: positionOf(found) });
  };
  /** Also the browser's own question, where it has not been answered. */
  const seek = async () => {
    setSeeking(true);
    const found = await askPosition();
    setSeeking(false);
    judge(found);
  };
  const byPosition = () => {
    const fix = freshFix();
    const permission = positionPermission();
    if (fix) return judge(fix);
    if (permission === 'denied' || permission === 'unsupported') return judge(permission);
    return permission === 'prompt' ? ask({ kind: 'permission' }) : void seek();
  };
  return {
    question,
    seeking,
    seek,
    done,
    /** The phone's clock was compared with nobody's, so that it may be wrong about what is open. */
    unsure: !serverClockKnown(),
    goOn: byPosition,
    /** The server knows better where the site is. */
    outside: (position: ReturnType<typeof positionOf>, metres: number) =>
      ask({ kind: 'outside', fix: { ...position, readAt: Date.now() }, metres }),
    withoutPosition: () => ask({ kind: 'noPosition', why: 'denied' }),
    close: () => ask(null),
    tap: () => {
      const closed = windowQuestion(check);
      if (closed) ask(closed);
      else byPosition();
    },
  };
}
export type CheckInFlow = ReturnType<typeof useCheckInFlow>;
