import type { Feature } from '@callboard/feature';
import { renderWithEverything } from './render-with-everything.tsx';
import type { Everything } from './render-with-everything.tsx';
import { phone, screenOf } from './screen-of.ts';
import { testServer } from './test-server.ts';

/**
 * What every test of a feature's pages begins with: a server of its own, and a phone's screen. `show` draws a page
 * or a part of one, as the shell would.
 */
export function pageTest(feature: Feature) {
  const server = testServer();
  beforeEach(() => screenOf(phone));
  const show = (shown: Parameters<typeof renderWithEverything>[0], own: Everything = {}) =>
    renderWithEverything(shown, { server, features: [feature], ...own });
  return { server, show };
}
