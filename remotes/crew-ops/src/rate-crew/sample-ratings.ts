import { projectCrews } from '@callboard/contract';
import type { CrewItemRatings, CrewRatings } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';
import { listed } from '../crew/crew/sample-crew.ts';

type Rating = CrewItemRatings['ratings'][number];
const types = [
  { id: 'work', caption: 'Work' },
  { id: 'teamwork', caption: 'Teamwork' },
];
const { element: person } = projectCrews.projectCrewItemRatings.answer.shape.items.def;

export const sampleRating = (typeId: string, stars: number, own: PartOf<Rating> = {}): Rating =>
  sampleOf(person.shape.ratings.def.element, {
    id: `r-${typeId}-${stars}`,
    typeId,
    typeCaption: types.find(({ id }) => id === typeId)?.caption ?? typeId,
    stars,
    at: '2025-11-22T07:00:00.000Z',
    mine: true,
    ...own,
  });

export const sampleRatings = (name: string, own: PartOf<CrewItemRatings> = {}): CrewItemRatings =>
  sampleItemOf(projectCrews.projectCrewItemRatings, {
    crewItemId: `item-${name}`,
    personId: `person-${name}`,
    name,
    functionCaption: 'Stagehand',
    ...own,
  });

export const ratingsOf = (items: CrewItemRatings[], own: PartOf<CrewRatings> = {}): CrewRatings =>
  sampleOf(projectCrews.projectCrewItemRatings, { ...listed(items), types, ...own });
