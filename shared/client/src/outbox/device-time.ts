import { serverClockKnown, serverNow } from '../call/clock.ts';
import type { Device } from './store/item.ts';

/** Whoever waited for longer than this was offline for the server, whatever the phone believed. */
const atOnceMs = 15_000;

/** The server's clock minus the phone's, as far as an answer has told it. */
export const clockOffset = (): number | null =>
  serverClockKnown() ? Math.round(serverNow() - Date.now()) : null;

/** From the second try on the tap counts, and not the arrival. */
export const deviceWithNextTry = (device: Device, tries: number): Device => ({
  ...device,
  // A phone that was started without network learns its clock's error only now.
  clockOffsetMs: device.clockOffsetMs ?? clockOffset(),
  offline: device.offline || tries > 0 || Math.abs(Date.now() - Date.parse(device.deviceAt)) > atOnceMs,
});
