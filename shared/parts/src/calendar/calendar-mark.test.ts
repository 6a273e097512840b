import { statusPalettes } from '@callboard/ui/palette';
import { calendarSigns } from './calendar-mark.tsx';

test.each(['planning', 'project'] as const)('in %s every state has a sign of its own', (palette) => {
  expect(Object.keys(calendarSigns[palette])).toEqual(Object.keys(statusPalettes[palette]));
  expect(new Set(Object.values(calendarSigns[palette])).size).toBe(
    Object.keys(statusPalettes[palette]).length,
  );
});
