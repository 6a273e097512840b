/** When something really happened, told by a phone whose clock may be wrong and that may have been offline. */

export type DeviceTime = {
  /** What the phone's clock said at the tap. */
  readonly deviceAt: Date | null;
  /** Server's clock minus the phone's, as the phone measured it when it last heard from the server. */
  readonly clockOffsetMs: number | null;
  /** The phone had no network and sent it later. */
  readonly offline: boolean;
  readonly receivedAt: Date;
};
export type Effective = {
  readonly at: Date;
  /** How far the phone's clock is ahead (negative: behind); unknown without a clock to compare. */
  readonly skewSeconds: number | null;
  readonly skewed: boolean;
  readonly offline: boolean;
};

export const skewLimitSeconds = 120;

/** Online, the moment of arrival counts. Offline, the tap counts, set right by the offset and never after arrival. */
export function effectiveTime({ deviceAt, clockOffsetMs, offline, receivedAt }: DeviceTime): Effective {
  if (!deviceAt) return { at: receivedAt, skewSeconds: null, skewed: false, offline: false };
  const skewMs = clockOffsetMs ?? (offline ? null : receivedAt.getTime() - deviceAt.getTime());
  // Zero and not minus zero: what is written is compared.
  const skewSeconds = skewMs === null ? null : 0 - Math.round(skewMs / 1000);
  const tapped = deviceAt.getTime() + (clockOffsetMs ?? 0);
  return {
    at: offline ? new Date(Math.min(tapped, receivedAt.getTime())) : receivedAt,
    skewSeconds,
    // A tap that seems to lie in the future proves a wrong clock even where none was measured.
    skewed:
      Math.abs(skewSeconds ?? 0) > skewLimitSeconds ||
      tapped - receivedAt.getTime() > skewLimitSeconds * 1000,
    offline,
  };
}
