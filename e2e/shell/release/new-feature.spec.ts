import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages, plantedTree } from '@callboard/config';
import { readPointer, writePointer } from '../../support/product/damage.ts';
import { examine } from '../../support/examine.ts';
import { root, seeded } from '../../support/run/paths.ts';
import { copyOfReleases, startProduct } from '../../support/product/product.ts';
import { keptOffline } from '../../support/phone/kept-offline.ts';
import { heading, openMenu, settled } from '../../support/screens.ts';
import { signedInState } from '../../support/person/sign-in.ts';
import { expect, test } from '../../support/story.ts';
import { patience } from '../../support/run/patience.ts';

test.use({ serviceWorkers: 'allow' });

// A feature is made, built twice, and a product of its own is started.
test.describe.configure({ timeout: patience(240_000) });

const run = (cwd: string, env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, DATABASE_URL: '', ...env } });

test('a feature that nobody planned for is made, released into the running product, and opened', async ({
  browser,
}) => {
  const tree = plantedTree();
  const releases = await copyOfReleases();
  const data = await mkdtemp(join(tmpdir(), 'callboard-data-'));
  cpSync(seeded, data, { recursive: true });
  const env = { CALLBOARD_RELEASES: releases, CALLBOARD_DATA: data };
  try {
    await run(tree.folder, env, 'deploy/release/src/new-feature/main.ts', 'office', '--no-install');
    linkPackages(tree.folder, 'office');
    const release = () => run(tree.folder, env, 'deploy/release/src/main.ts', 'office');
    const before = await readPointer(releases);
    // Withdrawn again once the tenant has it.
    await release();
    await run(root, env, 'deploy/server/src/tools/tenants/main.ts', 'bundles', 'nordlicht', '+office');
    await writePointer(releases, before);

    const product = await startProduct({ releases, data });
    try {
      const origin = product.origin('nordlicht');
      const storageState = await signedInState(product.port, origin, 'nordlicht', 'everything', 'en');
      const context = await browser.newContext({ baseURL: origin, storageState });
      const page = await context.newPage();
      await page.goto('/office');
      await expect(page.getByText('Not part of your package')).toBeVisible();
      await keptOffline(page);

      await release();
      // The open page is offered it, as any new lineup.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await page.getByRole('button', { name: 'Update now' }).click();
      await expect(heading(page, 'Office')).toBeVisible();
      await settled(page);
      await expect((await openMenu(page)).getByRole('link', { name: /^Office/ })).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(page.getByRole('list', { name: 'Office' }).getByRole('listitem').first()).toBeVisible();
      await examine(page, 'a new feature');
      expect((await readPointer(releases)).shell).toBe(before.shell);
      await context.close();
    } finally {
      await product.stop();
    }
  } finally {
    tree.remove();
    for (const folder of [releases, data]) await rm(folder, { recursive: true, force: true });
  }
});
