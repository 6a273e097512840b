import { CallError, call, invalidate, serverNow } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { metresBetween } from '@callboard/domain';
import type { Fix } from '@callboard/parts';
import { onSessionEnd, sessionStore } from '@callboard/session';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { keepSharing, keptSharing } from './kept-sharing.ts';
import type { KeptSharing } from './kept-sharing.ts';
import { liveLocationsQuery } from './live-locations.queries.ts';

/** The one sharing of this tab. It goes on while other screens are open, and ends by itself. */
export type Sharing = KeptSharing & {
  /** When the server last got where this phone is. */
  readonly sentAt: number | null;
  readonly trouble: 'noPosition' | 'noNetwork' | null;
};
const everyMs = 15_000;
const movedMetres = 25;

let sharing: Sharing | null = null;
let watching: number | null = null;
let ending: ReturnType<typeof setTimeout> | null = null;
let sentFrom: Fix | null = null;
let sending = false;
const listeners = new Set<() => void>();

export const sharingNow = (): Sharing | null => sharing;
export function onSharing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function show(next: Sharing | null): void {
  sharing = next;
  keepSharing(next && { crewId: next.crewId, crewName: next.crewName, endsAt: next.endsAt, who: next.who });
  for (const listener of listeners) listener();
}
const note = (part: Partial<Sharing>) => sharing && show({ ...sharing, ...part });
const whoNow = () => sessionStore.getState().payload?.loginData.contactNumber ?? '';

/** What the screens show of it. */
const refetchSharing = (crewId: string) =>
  Promise.all([invalidate(crewQuery(crewId)), invalidate(liveLocationsQuery(crewId))]);

/** Nothing is sent from here on. */
function endHere(): void {
  if (watching !== null) navigator.geolocation.clearWatch(watching);
  if (ending !== null) clearTimeout(ending);
  [watching, ending, sentFrom] = [null, null, null];
  show(null);
}

async function send(fix: Fix): Promise<void> {
  const near = sentFrom && metresBetween(sentFrom, fix) < movedMetres;
  const soon = sharing?.sentAt && Date.now() - sharing.sentAt < everyMs;
  if (!sharing || sending || (near && soon)) return;
  sending = true;
  const { crewId } = sharing;
  const { latitude, longitude, accuracyM } = fix;
  try {
    const body = { action: 'update' as const, latitude, longitude, accuracyM };
    await call(projectCrews.shareLocation, { params: { id: crewId }, body });
    sentFrom = fix;
    note({ sentAt: Date.now(), trouble: null });
    void invalidate(liveLocationsQuery(crewId));
  } catch (error) {
    const over = error instanceof CallError && ['wrong_state', 'not_found'].includes(error.code);
    // Checked in, run out or stopped elsewhere: the server has ended it.
    if (over) {
      endHere();
      void refetchSharing(crewId);
    } else note({ trouble: 'noNetwork' });
  } finally {
    sending = false;
  }
}

function watch(): void {
  if (watching !== null || !navigator.geolocation) return;
  watching = navigator.geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      void send({ latitude, longitude, accuracyM: Math.round(accuracy), readAt: Date.now() }),
    () => note({ trouble: 'noPosition' }),
    { enableHighAccuracy: true, maximumAge: 10_000, timeout: 30_000 },
  );
}

function run(kept: KeptSharing, sentAt: number | null): void {
  show({ ...kept, sentAt, trouble: null });
  watch();
  const left = Date.parse(kept.endsAt) - serverNow();
  ending = setTimeout(
    () => {
      endHere();
      void refetchSharing(kept.crewId);
    },
    Math.max(0, left),
  );
}

/** Starts with the position that was just asked for; the server says until when. */
export async function startSharing(crew: { id: string; name: string }, fix: Fix): Promise<void> {
  const { latitude, longitude, accuracyM } = fix;
  const body = { action: 'start' as const, latitude, longitude, accuracyM };
  const { endsAt } = await call(projectCrews.shareLocation, { params: { id: crew.id }, body });
  endHere();
  if (endsAt === null) return;
  sentFrom = fix;
  run({ crewId: crew.id, crewName: crew.name, endsAt, who: whoNow() }, Date.now());
  await refetchSharing(crew.id);
}

/** Nothing leaves this phone from here on, whatever the network does. */
export function endSharing(crewId: string): void {
  if (sharing?.crewId === crewId) endHere();
}

/** Goes on after a reload with what ran in this tab. */
export function resumeSharing(): void {
  const kept = sharing ? null : keptSharing();
  if (!kept || kept.who !== whoNow()) return;
  if (Date.parse(kept.endsAt) > serverNow()) run(kept, null);
  else keepSharing(null);
}

onSessionEnd(endHere);
/** For tests: another person, another tab. */
export const forgetSharing = endHere;
