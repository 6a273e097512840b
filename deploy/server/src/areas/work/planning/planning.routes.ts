import type { planning } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { contactPlannerPlanningItems } from './contact-planner-planning-items.ts';
import { contactValueStaff } from './contact-value-staff.ts';
import { personalCalendar } from './personal-calendar.ts';
import { planningCalendarCrews } from './planning-calendar-crews.ts';
import { planningCalendarItems } from './planning-calendar-items.ts';
import { planningCrewItemList } from './planning-crew-item-list.ts';
import { projectsCalendar } from './projects-calendar.ts';

export const planningRoutes: AreaRoutes<typeof planning> = {
  planningCalendarItems,
  planningCalendarCrews,
  contactPlannerPlanningItems,
  contactValueStaff,
  planningCrewItemList,
  projectsCalendar,
  personalCalendar,
};
