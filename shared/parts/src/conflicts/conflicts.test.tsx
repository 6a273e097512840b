import { conflictKinds } from '@callboard/domain';
import type { ItemConflict } from '@callboard/contract';
import { renderWithEverything } from '@callboard/testing';
import { screen } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { conflictKey } from './conflict-signs.ts';
import { ConflictText } from './conflict-text.tsx';
import { gravestFirst } from './gravest-first.ts';

const conflict = (patch: Partial<ItemConflict>): ItemConflict =>
  ({
    kind: 'shortRest',
    level: 'warn',
    severe: false,
    itemId: null,
    params: { caption: 'Rigger', day: '2026-11-24', minutes: 390, days: 7 },
    ...patch,
  }) as ItemConflict;

test('every kind is a sentence with its facts, and no code', async () => {
  await renderWithEverything(
    <ul>
      {conflictKinds.map((kind) => (
        <li key={kind}>
          <ConflictText conflict={conflict({ kind })} />
        </li>
      ))}
    </ul>,
    { features: [partsFeature] },
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(lines).toHaveLength(conflictKinds.length);
  for (const line of lines) {
    expect(line).toMatch(/ .+ /);
    expect(line).not.toMatch(/conflicts\.|{{/);
  }
  expect(lines.join('\n')).toMatch(/only 6:30.h of rest before or after Rigger/);
});

test('the gravest comes first, and two of one kind are told apart', () => {
  const of = (level: ItemConflict['level'], itemId: string) =>
    conflict({ level, itemId } as Partial<ItemConflict>);
  const sorted = gravestFirst([of('info', '1'), of('stop', '2'), of('warn', '3')]);
  expect(sorted.map(({ level }) => level)).toEqual(['stop', 'warn', 'info']);
  expect(new Set(sorted.map(conflictKey)).size).toBe(3);
});
