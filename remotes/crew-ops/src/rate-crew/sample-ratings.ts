import type { CrewItemRatings, CrewRatings } from '@callboard/contract';
import { listed } from '../crew/crew/sample-crew.ts';

type Rating = CrewItemRatings['ratings'][number];
const types = [
  { id: 'work', caption: 'Work' },
  { id: 'teamwork', caption: 'Teamwork' },
];

export const sampleRating = (typeId: string, stars: number, own: Partial<Rating> = {}): Rating => ({
  id: `r-${typeId}-${stars}`,
  typeId,
  typeCaption: types.find(({ id }) => id === typeId)?.caption ?? typeId,
  stars,
  comment: '',
  at: '2025-11-22T07:00:00.000Z',
  by: null,
  mine: true,
  ...own,
});

export const sampleRatings = (name: string, own: Partial<CrewItemRatings> = {}): CrewItemRatings => ({
  crewItemId: `item-${name}`,
  personId: `person-${name}`,
  name,
  pictureUrl: null,
  functionCaption: 'Stagehand',
  average: null,
  ratings: [],
  ...own,
});

export const ratingsOf = (items: CrewItemRatings[], own: Partial<CrewRatings> = {}): CrewRatings => ({
  ...listed(items),
  types,
  opensAt: null,
  ...own,
});
