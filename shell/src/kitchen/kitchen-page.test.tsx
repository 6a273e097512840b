import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startWords } from '@callboard/i18n';
import { expectNoAxeViolations } from '@callboard/testing';
import * as ui from '@callboard/ui';
import { render, screen } from '@testing-library/react';
import { Component } from './kitchen-page.tsx';

beforeAll(() => startWords('en'));

// Root of the app; and parts that other components are shown with.
const shownElsewhere = new Set(['ToastRegion', 'Spoken', 'EmptyState', 'FailedState']);

test('every component has its place on a shelf', () => {
  const shelves = readdirSync(__dirname)
    .filter((name) => /^(kitchen-page|.*-shelf)\.tsx$/.test(name))
    .map((name) => readFileSync(join(__dirname, name), 'utf8'))
    .join('\n');
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !shownElsewhere.has(name));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((name) => !shelves.includes(`<${name}`))).toEqual([]);
});

test('the page shows them all, without axe violations', async () => {
  const { container } = render(
    <main>
      <Component />
    </main>,
  );
  expect(await screen.findByRole('combobox', { name: /found by typing/ }, { timeout: 30_000 })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Hours in November' })).toBeVisible();
  await expectNoAxeViolations(container);
}, 60_000);
