import { expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { sampleDocument, sampleSignatory } from '../base/sample-document.ts';
import type { Zone } from './zone.ts';
import { ZonePage } from './zone-page.tsx';
import { ZonesOnPage } from './zones-on-page.tsx';

const { show } = pageTest(feature);
const at = { path: paths.documentList.pattern, at: paths.documentList.to() };

function Pages({ onZone }: { onZone: (zone: Zone) => void }) {
  const [zone, setZone] = useState<Zone | null>(null);
  const put = (next: Zone) => {
    setZone(next);
    onZone(next);
  };
  return [1, 2].map((page) => <ZonePage key={page} page={page} name="Ada" zone={zone} onZone={put} />);
}

test('with keys the spot is put on a page, moved, and put on another one', async () => {
  const put: Zone[] = [];
  const { user, container } = await show(<Pages onZone={(zone) => put.push(zone)} />, at);
  const [first, second] = [1, 2].map((page) =>
    screen.getByRole('button', { name: `Put the signature on page ${page}` }),
  );
  first?.focus();
  await user.keyboard('{ArrowUp}{Enter}{ArrowUp}{ArrowRight}');
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(container);
  second?.focus();
  await user.keyboard('{Enter}');
  expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(put).toEqual([
    { page: 1, x: 0.5, y: 0.85 },
    { page: 1, x: 0.5, y: 0.83 },
    { page: 1, x: 0.52, y: 0.83 },
    { page: 2, x: 0.5, y: 0.85 },
  ]);
});

test('a page that is read shows who signs on it, until it is sealed', async () => {
  const zone = { page: 2, x: 0.5, y: 0.5 };
  const document = sampleDocument({ signatories: [sampleSignatory({ zone })] });
  const { unmount } = await show(<ZonesOnPage document={document} page={2} />, at);
  expect(screen.getByText('Ada Kern')).toBeInTheDocument();
  unmount();
  const { unmount: left } = await show(<ZonesOnPage document={document} page={1} />, at);
  expect(screen.queryByText('Ada Kern')).not.toBeInTheDocument();
  left();
  await show(<ZonesOnPage document={{ ...document, sealedAt: '2026-11-20T08:00:00Z' }} page={2} />, at);
  expect(screen.queryByText('Ada Kern')).not.toBeInTheDocument();
});
