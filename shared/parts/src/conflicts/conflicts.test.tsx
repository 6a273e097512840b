import { conflictKinds } from '@callboard/domain';
import type { ItemConflict } from '@callboard/contract';
import { renderWithEverything } from '@callboard/testing';
import { screen } from '@testing-library/react';
import { partsFeature } from '../words/parts-feature.fixture.ts';
import { ConflictLines } from './conflict-lines.tsx';

const conflict = (patch: Partial<ItemConflict>): ItemConflict =>
  ({
    kind: 'shortRest',
    level: 'warn',
    severe: false,
    itemId: null,
    params: { caption: 'Rigger', day: '2026-11-24', minutes: 390, gap: 120, days: 7 },
    ...patch,
  }) as ItemConflict;

const linesOf = async (conflicts: readonly ItemConflict[], unpaid: string | null = null) => {
  await renderWithEverything(<ConflictLines conflicts={conflicts} unpaid={unpaid} />, {
    features: [partsFeature],
  });
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
};

test('every kind is a sentence with its facts, and no code', async () => {
  const lines = await linesOf(conflictKinds.map((kind) => conflict({ kind })));
  expect(lines).toHaveLength(conflictKinds.length);
  for (const line of lines) {
    expect(line).toMatch(/ .+ /);
    expect(line).not.toMatch(/conflicts\.|{{/);
  }
  expect(lines.join('\n')).toMatch(/only 6:30.h of rest before or after Rigger/);
  expect(lines.join('\n')).toMatch(/6:30.h of travel from or to Rigger, with 2:00.h in between/);
});

test('a conflict is named by its level, the gravest first, and two of one kind are told apart', async () => {
  const lines = await linesOf(
    [
      conflict({ level: 'info' }),
      conflict({ level: 'stop', itemId: '1' }),
      conflict({ level: 'warn', severe: true }),
      conflict({ level: 'stop', itemId: '2' }),
    ],
    'Ada',
  );
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'Conflict:',
    'Conflict:',
    'Check:',
    'Note:',
    'Check:',
  ]);
  expect(lines.at(-1)).toContain('No pay for Ada');
});
