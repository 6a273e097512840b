import { setLanguage } from '@callboard/i18n';
import { expectNoAxeViolations, patience } from '@callboard/testing';
import * as ui from '@callboard/ui';
import { Button, TextField } from '@callboard/ui';
import { render, screen } from '@testing-library/react';
import { Component } from './kitchen-page.tsx';
import { notShown } from '../../start/testing/not-shown.ts';

beforeAll(() => setLanguage('en'));

async function renderKitchen() {
  const { container } = render(
    <main>
      <Component />
    </main>,
  );
  expect(
    await screen.findByRole('combobox', { name: /found by typing/ }, { timeout: patience(30_000) }),
  ).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Hours in November' })).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Start' })).toBeVisible();
  return container;
}

test('the page shows its components without axe violations', async () => {
  expect.hasAssertions();
  await expectNoAxeViolations(await renderKitchen());
}, 60_000);

// The story that operates everything on this page reaches nothing that is not on it.
test('every component of shared/ui is on the page, and what is operated can be operated there', async () => {
  const { missing, switchedOff } = notShown(ui, await renderKitchen());
  // Nothing of the one is to be seen; messages are shown at the root of the app.
  expect(missing).toEqual(['BackCloses', 'ToastRegion']);
  expect(switchedOff).toEqual([]);
}, 60_000);

test('a component that is missing or switched off is found', () => {
  const { container } = render(
    <>
      <TextField label="Off" disabled />
      <Button>On</Button>
      <Button disabled>Off</Button>
    </>,
  );
  const Slider = () => null;
  expect(notShown({ Button, Slider, TextField }, container)).toEqual({
    missing: ['Slider'],
    switchedOff: ['TextField'],
  });
});
