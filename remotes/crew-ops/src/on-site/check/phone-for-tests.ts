import { startOutbox, stopOutbox } from '@callboard/client';
import { clearPosition, forgetPermission } from '@callboard/parts';
import { setNetwork, signInAs } from '@callboard/testing';
import { act } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { hall, startsAt } from './sample-check.ts';

type Place = { latitude: number; longitude: number; accuracyM?: number; agoMs?: number };
export const there: Place = { ...hall, accuracyM: 12 };
/** 1.4 km to the north. */
export const away: Place = { latitude: 48.2293, longitude: 16.4044, accuracyM: 20 };

const instant = /^\d{4}-\d\d-\d\dT/;
/** The same with every moment moved, so that it is so many minutes after the planned start now. */
export function minutesIn<Value>(minutes: number, value: Value): Value {
  const moved = Date.now() - minutes * 60_000 - startsAt;
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' && instant.test(each) ? new Date(Date.parse(each) + moved).toISOString() : each,
  );
  return JSON.parse(text) as Value;
}

/** A phone with this answer to the question for a position, and how often it was asked. */
export function phoneAt(place: Place | 'unavailable', permission: PermissionState = 'granted') {
  const asked = { times: 0 };
  let now: PermissionState = permission;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    asked.times += 1;
    if (now === 'denied') return failed?.({ code: 1 } as GeolocationPositionError);
    if (place === 'unavailable') return failed?.({ code: 2 } as GeolocationPositionError);
    now = 'granted';
    const { latitude, longitude, accuracyM = 15, agoMs = 0 } = place;
    const coords = { latitude, longitude, accuracy: accuracyM } as GeolocationCoordinates;
    return found({ coords, timestamp: Date.now() - agoMs } as GeolocationPosition);
  };
  const query = async () => Object.assign(new EventTarget(), { state: now }) as PermissionStatus;
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  clearPosition();
  forgetPermission();
  return asked;
}

/** Signed in as crew, with an empty outbox of one's own. */
export async function freshPhone(): Promise<void> {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  signInAs({ roles: ['crew'], rights: { projects: ['READ'] } });
  await startOutbox({ tenant: 'nordlicht', person: 'mia' }, () => 'token');
}
export function putPhoneAway(): void {
  act(stopOutbox);
  act(() => setNetwork(true));
}
export const network = (there: boolean) => act(async () => setNetwork(there));
