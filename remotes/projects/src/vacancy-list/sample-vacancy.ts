import { crewItems } from '@callboard/contract';
import type { ItemConflict, Vacancy, VacancyApplication } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

export const sampleVacancy = (number: number, own: PartOf<Vacancy> = {}): Vacancy =>
  sampleItemOf(crewItems.vacancies, {
    id: `vacancy-${number}`,
    status: 'vacant',
    project: { name: 'Harbour festival' },
    crew: { id: 'crew-1', name: 'Load-in' },
    location: { name: 'North hall', city: 'Wien' },
    function: { caption: 'Rigger' },
    startDate: '2031-01-05',
    startTime: '07:30',
    endTime: '18:00',
    startsAt: '2031-01-05T06:30:00Z',
    endsAt: '2031-01-05T17:00:00Z',
    freePlaces: 2,
    payHint: 'from 19 €',
    distanceKm: 12,
    eligibility: { ok: true },
    may: { apply: true },
    ...own,
  });

export const sampleConflict = (
  kind: ItemConflict['kind'],
  level: ItemConflict['level'],
  params: ItemConflict['params'] = {},
): ItemConflict =>
  sampleOf(crewItems.previewConflicts.answer.shape.conflicts.def.element, { kind, level, params });

export const sampleApplication = (state: VacancyApplication['state'] = 'applied'): VacancyApplication =>
  sampleOf(crewItems.applicants.answer.shape.items.def.element.shape.application, {
    state,
    appliedAt: '2030-12-01T09:00:00Z',
  });
