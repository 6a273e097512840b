import { act } from '@testing-library/react';
import { install } from './keep-offer.ts';

/** A browser that offers to put the app on the home screen, in place of jsdom, which cannot. */
export function browserOffers() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(async () => ({ outcome: 'accepted' as const })),
  });
  act(() => void window.dispatchEvent(event));
  return { asked: () => event.prompt.mock.calls.length, ownBar: () => !event.defaultPrevented };
}

export function appleDevice(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
}

export function noOffer(): void {
  install.offer = undefined;
  jest.restoreAllMocks();
  localStorage.clear();
}
