import type { HelpModule } from '@callboard/feature';

export const answers: HelpModule['answers'] = {
  'planning-calendar': { pages: ['planningCalendar'], opens: 'planningCalendar', legend: 'planning' },
  'planner-crew': {
    pages: ['plannerCrew'],
    opens: 'plannerCrew',
    legend: 'planner',
    values: ({ restHours }) => ({ rest: [restHours, 'hour'] }),
  },
  'vacation-requests': { pages: ['vacationList', 'vacation'], opens: 'vacationList' },
  'membership-crews': {
    pages: ['membershipCrews', 'membershipCrew', 'membershipCrewContact'],
    opens: 'membershipCrews',
  },
  'planned-positions': { pages: ['planningCrewItemList'], opens: 'planningCrewItemList' },
  todos: { pages: ['todoCalendar'], opens: 'todoCalendar' },
};

export const words: HelpModule['words'] = (language) => import(`./words/${language}.json`);
