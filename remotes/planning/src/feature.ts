import { plannerCrews, readOf, vacations } from '@callboard/contract';
import { client, clientOrPlanner, feature, planner, plannerOrOffice } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './base/paths.ts';

export default feature({
  id: 'planning',
  contract: 1,
  bundle: 'planning',
  pages: {
    planningCalendar: {
      at: paths.planningCalendar,
      title: 'planning-calendar.title',
      allow: clientOrPlanner.with('planningCalendar'),
      offline: 'readable',
      menu: { section: 'work', rank: 35, icon: 'calendar-clock' },
      page: () => import('./planning-calendar/planning-calendar-page.tsx'),
    },
    plannerCrew: {
      at: paths.plannerCrew,
      title: 'planner-crew.title',
      allow: clientOrPlanner.with('crews'),
      offline: 'readable',
      menu: { section: 'work', rank: 44, icon: 'grid-3x3' },
      page: () => {
        const page = import('./planner-crew/planner-crew-page.tsx');
        // A loader waits for all code and words of its page; the first people need not.
        const early = import('./planner-crew/people/read-first.ts');
        early.then(({ readFirst }) => readFirst(location)).catch(() => undefined);
        return page;
      },
    },
    vacationList: {
      at: paths.vacationList,
      title: 'vacations.title',
      allow: plannerOrOffice,
      offline: 'readable',
      page: () => import('./vacations/vacation-list-page.tsx'),
    },
    vacation: {
      at: paths.vacation,
      title: 'vacations.one',
      allow: plannerOrOffice,
      offline: 'readable',
      warm: [readOf(vacations.vacationRequest)],
      page: () => import('./vacations/vacation-page.tsx'),
    },
    membershipCrews: {
      at: paths.membershipCrews,
      title: 'membership-crews.title',
      allow: clientOrPlanner.with('membershipCrews'),
      offline: 'readable',
      menu: { section: 'work', rank: 46, icon: 'users-round' },
      page: () => import('./membership-crews/membership-crews-page.tsx'),
    },
    membershipCrew: {
      at: paths.membershipCrew,
      title: 'membership-crew.title',
      allow: clientOrPlanner.with('membershipCrews'),
      offline: 'readable',
      warm: [readOf(plannerCrews.membershipCrew)],
      page: () => import('./membership-crews/membership-crew-page.tsx'),
    },
    membershipCrewContact: {
      at: paths.membershipCrewContact,
      title: 'membership-crew.contactTitle',
      allow: clientOrPlanner.with('membershipCrews'),
      offline: 'readable',
      warm: [readOf(plannerCrews.membershipCrew)],
      page: () => import('./membership-crews/membership-crew-contact-page.tsx'),
    },
    planningCrewItemList: {
      at: paths.planningCrewItemList,
      title: 'planned-positions.title',
      allow: client.with('planningCrewItemList'),
      offline: 'readable',
      menu: { section: 'work', rank: 48, icon: 'list-checks' },
      page: () => import('./planned-positions/planned-positions-page.tsx'),
    },
    todoCalendar: {
      at: paths.todoCalendar,
      title: 'todo-calendar.title',
      allow: planner.with('toDoCalendar'),
      offline: 'readable',
      menu: { section: 'together', rank: 20, icon: 'list-todo' },
      page: () => import('./todo-calendar/todo-calendar-page.tsx'),
    },
  },
  entries: {
    todosDue: { title: 'todo-calendar.due', icon: 'list-todo', status: 'waiting', to: paths.todoCalendar },
    crewsToday: {
      title: 'planning-calendar.today',
      text: 'planning-calendar.todayText',
      icon: 'calendar-clock',
      status: 'quiet',
      to: paths.planningCalendar,
    },
    vacationsToDecide: {
      title: 'vacations.due',
      icon: 'calendar-clock',
      status: 'waiting',
      to: paths.vacationList,
    },
  },
  opens: [
    { about: 'absence', to: paths.vacation },
    { about: 'blockDate', to: paths.plannerCrew, search: { from: '{day}' } },
    // Before the pages of what it is about.
    { about: 'todo', told: ['todo'], to: paths.todoCalendar, search: { todo: '{id}', day: '{day}' } },
    { about: 'plannerCrew', to: paths.membershipCrew },
  ],
  ahead: {
    allow: clientOrPlanner,
    reads: () => import('./ahead/reads-ahead.ts'),
  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
  help: () => import('./help/help.ts'),
});
