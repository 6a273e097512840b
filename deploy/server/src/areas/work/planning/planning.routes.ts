import type { planning } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { contactPlannerPlanningItems } from './items/contact-planner-planning-items.ts';
import { contactValueStaff } from './items/contact-value-staff.ts';
import { personalCalendar } from './calendar/personal-calendar.ts';
import { planningCalendarCrews } from './calendar/planning-calendar-crews.ts';
import { planningCalendarItems } from './calendar/planning-calendar-items.ts';
import { planningCrewItemList } from './items/planning-crew-item-list.ts';
import { projectsCalendar } from './calendar/projects-calendar.ts';

export const planningRoutes: AreaRoutes<typeof planning> = {
  planningCalendarItems,
  planningCalendarCrews,
  contactPlannerPlanningItems,
  contactValueStaff,
  planningCrewItemList,
  projectsCalendar,
  personalCalendar,
};
