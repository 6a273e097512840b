import { enterAddress } from '../support/enter-address.ts';
import { everyScreen } from '../support/every-screen.ts';
import { patience } from '../support/run/patience.ts';
import { password } from '../support/person/sign-in.ts';
import { expect, test as base } from '../support/story.ts';
import { hasWebKit, startWebKit, type WebKit } from './webkit.ts';

const test = base.extend<{ webkit: WebKit }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
  webkit: async ({}, give) => {
    const webkit = await startWebKit();
    await give(webkit);
    webkit.close();
  },
});
test.use({ ownTenant: true });
test.skip(() => !hasWebKit(), 'No WebKit on this machine');

const title = `
  const busy = document.querySelector('[aria-busy="true"], [role="status"][aria-label]');
  return busy ? '' : (document.querySelector('main h1')?.textContent ?? '')`;

/** The title of the screen, once it is there, stays, and nothing of it is on its way. */
async function settled(webkit: WebKit): Promise<string> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await webkit.run<string>(title);
        const stays = now !== '' && now === before;
        before = now;
        return stays;
      },
      { timeout: patience(15_000) },
    )
    .toBe(true);
  return before;
}

/** Opens an address as a link of the app does, and waits until it is drawn. */
async function goWithinApp(webkit: WebKit, address: string): Promise<string> {
  await webkit.run(
    `(${enterAddress.toString()})(arguments[0]);
     return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))`,
    address,
  );
  return settled(webkit);
}

/** What the page says of its own errors; kept as long as it is not loaded anew. */
const listen = `
  window.faults = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  const say = console.error;
  console.error = (...all) => { faults.push(all.map(String).join(' ')); say(...all); };
`;

const drawn = `return Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))`;

async function signIn(webkit: WebKit, origin: string, login: string): Promise<void> {
  await webkit.open(`${origin}/version`);
  await webkit.run(`localStorage.setItem('uiSettings', JSON.stringify({ language: 'en' }))`);
  await webkit.open(`${origin}/login`);
  await expect.poll(() => webkit.run(drawn)).toBe(true);
  await webkit.run(listen);
  // The form is a chunk of its own.
  await expect(() => webkit.type('input[autocomplete="username"]', login)).toPass({
    timeout: patience(15_000),
  });
  await webkit.type('input[type="password"]', password);
  await webkit.click('//form//button[@type="submit"]');
  await expect.poll(() => webkit.run('return location.pathname')).toBe('/');
  await settled(webkit);
}

for (const login of ['crew', 'planner', 'accountant'] as const)
  test(`${login} signs in and opens every screen in WebKit`, async ({ webkit, product }) => {
    test.setTimeout(patience(90_000));
    const screens = await everyScreen(product);
    await signIn(webkit, product.origin('nordlicht'), login);
    const seen: string[] = [];
    for (const address of screens[login]) {
      seen.push(await goWithinApp(webkit, address));
      const { faults, wide } = await webkit.run<{ faults: string[]; wide: boolean }>(`
        return { faults: faults.splice(0), wide: document.documentElement.scrollWidth > innerWidth }`);
      expect({ address, faults, wide }).toEqual({ address, faults: [], wide: false });
    }
    // Each screen was there, and not the same one each time.
    expect(new Set(seen).size).toBeGreaterThan(screens[login].length / 2);
  });
