import { clientOrPlanner, feature, planner } from '@callboard/feature';
import { withPartWords } from '@callboard/parts';
import { paths } from './paths.ts';

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
      menu: { section: 'work', rank: 30, icon: 'calendar-range' },
      page: () => import('./planning-calendar/planning-calendar-page.tsx'),
    },
    plannerCrew: {
      at: paths.plannerCrew,
      title: 'planner-crew.title',
      allow: clientOrPlanner.with('crews'),
      offline: 'readable',
      menu: { section: 'work', rank: 50, icon: 'grid-3x3' },
      page: () => import('./planner-crew/planner-crew-page.tsx'),
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
  },
  words: (language) =>
    withPartWords(language, import(/* webpackChunkName: "words-[request]" */ `./words/${language}.json`)),
});
