import { expectNoAxeViolations, phone, renderWithEverything, screenOf } from '@callboard/testing';
import { screen, waitFor } from '@testing-library/react';
import feature from '../feature.ts';
import { phoneAt, there } from '../on-site/check/phone-for-tests.ts';
import { Component } from './permissions-card.tsx';

jest.setTimeout(30_000);
beforeEach(() => screenOf(phone));
const shown = () => renderWithEverything(<Component />, { features: [feature] });

test('who has refused the position reads what may fail and how to change it', async () => {
  phoneAt(there, 'denied');
  const { user, container } = await shown();
  expect(
    await screen.findByText(/^Pre-call, check-in and check-out may not be possible/),
  ).toBeInTheDocument();
  await user.click(screen.getByText('How to allow it'));
  expect(screen.getByText('Android')).toBeVisible();
  await expectNoAxeViolations(container);
});

test.each(['granted', 'prompt'] as const)(
  'the card says nothing while the permission is %s',
  async (permission) => {
    const asked = phoneAt(there, permission);
    const { container } = await shown();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(container).toBeEmptyDOMElement();
    expect(asked.times).toBe(0);
  },
);
