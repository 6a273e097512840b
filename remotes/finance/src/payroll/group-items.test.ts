import { samplePayrollItem } from '../sample-payroll.ts';
import { groupItems } from './group-items.ts';

test('items of one crew stand together in the order of their days, those without a job last', () => {
  const opera = (id: string, day: string) => samplePayrollItem({ id, day });
  const gala = samplePayrollItem({
    id: 'gala',
    day: '2026-10-02',
    job: { ...samplePayrollItem().job!, project: null, crew: { id: 'crew-2', name: 'Gala' } },
  });
  const travel = samplePayrollItem({ id: 'travel', day: '2026-10-01', job: null });
  const groups = groupItems([opera('late', '2026-10-09'), travel, gala, opera('early', '2026-10-03')]);
  expect(groups.map(({ project, crew, items }) => [project, crew, items.map(({ id }) => id)])).toEqual([
    ['', 'Gala', ['gala']],
    ['P-7 Opera', 'Get-in', ['early', 'late']],
    ['', '', ['travel']],
  ]);
});
