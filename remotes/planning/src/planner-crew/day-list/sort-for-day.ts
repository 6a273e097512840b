import type { GridPerson } from '@callboard/contract';
import { cellFills } from '@callboard/domain';

/** What needs a look first, then by state; who is free last, each in the order of names. */
export function sortForDay(people: readonly GridPerson[], day: string): readonly GridPerson[] {
  const place = (person: GridPerson): number => {
    const cell = person.cells.find((one) => one.day === day);
    if (!cell?.fill || cell.fill === 'bankHoliday') return 100;
    const urgent = cell.border === 'red' ? 0 : cell.border === 'yellow' ? 20 : 40;
    return urgent + cellFills.indexOf(cell.fill);
  };
  const places = new Map(people.map((person) => [person.id, place(person)]));
  return people.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
