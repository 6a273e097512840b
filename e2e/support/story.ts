import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { moveClock, moveClockOn } from './phone/clock.ts';
import { shownOn } from './shown-on.ts';
import { watch, type Watched } from './watch.ts';
import { startProduct, type Product } from './product/product.ts';
import { share } from './person/changes-of-shared.ts';
import { startSharedProduct, type OwnTenant, type SharedProduct } from './product/shared-product.ts';
import { emptyState, signedInState, type Stored } from './person/sign-in.ts';
import { tenants, type Tenant } from './person/tenant.ts';
import { patience } from './run/patience.ts';

export type StoryOptions = {
  /** Where the story happens. */
  tenant: Tenant;
  /** Who is signed in when it begins; nobody by default. */
  login: string | null;
  /** The language chosen on the device. */
  language: string;
  /** An error that the story itself plants; any other one fails it. */
  plantedError: string | null;
  /** A story about a violation of the page's rules says so; any other fails by one. */
  expectViolations: boolean;
  /** A story that changes what others read has its tenant to itself, as the demo was planted. */
  ownTenant: boolean;
  /** The story's own tenant has its people with their logins and rates, companies and catalogue, and nothing else. */
  emptyTenant: boolean;
  /** In the story's own tenant everybody and everything is called by 60 letters. */
  longNames: boolean;
  /** A story that goes beyond a tenant (releases, process, time of a job) has a product to itself. */
  ownProduct: boolean;
};

type Fixtures = {
  /** With `ownTenant`, all bundles of it but one can be switched off. */
  product: Product & {
    readonly keepBundle?: OwnTenant['keepBundle'];
    /** With `ownProduct` and `emptyTenant` time passes, for the server and for devices that are opened afterwards. */
    readonly timePasses?: (ms: number) => Promise<void>;
    readonly passedMs?: () => number;
  };
  watched: Watched;
  /** Another device: its own storage, its own cookies. */
  device: (who?: { login?: string | null; tenant?: Tenant; language?: string }) => Promise<BrowserContext>;
};
type WorkerFixtures = {
  /** Started when the first story of the worker needs it. */
  sharedProduct: () => Promise<SharedProduct>;
};

/** A session of the story's own: nobody else ends it, and its token has not grown old meanwhile. */
function stateFor(product: Product, tenant: Tenant, login: string | null, language: string): Promise<Stored> {
  const origin = product.origin(tenant);
  if (!login) return Promise.resolve(emptyState(origin, language));
  return signedInState(product.port, origin, tenant, login, language);
}

export const test = base.extend<StoryOptions & Fixtures, WorkerFixtures>({
  tenant: ['nordlicht', { option: true }],
  login: [null, { option: true }],
  language: ['en', { option: true }],
  expectViolations: [false, { option: true }],
  plantedError: [null, { option: true }],
  ownTenant: [false, { option: true }],
  emptyTenant: [false, { option: true }],
  longNames: [false, { option: true }],
  ownProduct: [false, { option: true }],

  // Every device of a story, however it is opened, goes by the clock of the run.
  browser: [
    async ({ browser }, give) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await moveClock(context);
        return context;
      };
      await give(browser);
    },
    { scope: 'worker' },
  ],
  sharedProduct: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
    async ({}, give) => {
      let started: Promise<SharedProduct> | undefined;
      await give(() => (started ??= startSharedProduct()));
      await (await started)?.stop();
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],
  product: [
    async ({ ownProduct, ownTenant, emptyTenant, longNames, tenant, sharedProduct }, give) => {
      if (ownProduct && emptyTenant) {
        const product = await startSharedProduct({ movable: true });
        const own = await product.ownTenant(tenant, { longNames, empty: true });
        let passed = 0;
        const timePasses = async (ms: number) => {
          await product.passMs(ms);
          passed += ms;
        };
        await give({ ...product, keepBundle: own.keepBundle, timePasses, passedMs: () => passed });
        return product.stop();
      }
      if (ownProduct) {
        const product = await startProduct();
        await give(product);
        return product.stop();
      }
      const shared = await sharedProduct();
      share(shared.port);
      if (!ownTenant && !emptyTenant) return give(shared);
      const own = await shared.ownTenant(tenant, { longNames, empty: emptyTenant });
      await give({ ...shared, keepBundle: own.keepBundle });
      return own.giveUp();
    },
    { timeout: patience(120_000) },
  ],
  baseURL: async ({ product, tenant }, give) => give(product.origin(tenant)),
  storageState: async ({ product, tenant, login, language }, give) =>
    give(await stateFor(product, tenant, login, language)),

  watched: [
    async ({ context, expectViolations, plantedError }, give) => {
      const watched = await watch(context);
      await give(watched);
      base.expect(watched.writes).toEqual([]);
      if (!expectViolations) base.expect(watched.violations, 'the page breaks its own rules').toEqual([]);
      const crashes = watched.crashes.filter((text) => !plantedError || !text.includes(plantedError));
      base.expect(crashes, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
  device: async ({ browser, contextOptions, viewport, locale, product }, give, testInfo) => {
    const opened: BrowserContext[] = [];
    await give(async ({ login = null, tenant = tenants[0], language = 'en' } = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        ...(locale === undefined ? {} : { locale }),
        baseURL: product.origin(tenant),
        storageState: await stateFor(product, tenant, login, language),
      });
      opened.push(context);
      const passed = product.passedMs?.() ?? 0;
      if (passed > 0) await moveClockOn(context, passed);
      return context;
    });
    const failed = testInfo.status !== testInfo.expectedStatus;
    for (const context of opened) {
      if (failed) for (const page of context.pages()) console.log(await shownOn(page));
      await context.close();
    }
  },
});
export const { expect } = base;
export type { Page };
