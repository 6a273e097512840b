import { newTodoPriority } from '@callboard/domain';
import type { Icon, StatusName } from '@callboard/ui';
import { ChevronsUp, Equal, ChevronsDown } from 'lucide-react';

/** How a priority looks and is called, the most urgent first. */
const looks = [
  { name: 'high', status: 'trouble', icon: ChevronsUp },
  { name: 'normal', status: 'waiting', icon: Equal },
  { name: 'low', status: 'quiet', icon: ChevronsDown },
] as const satisfies readonly { name: string; status: StatusName; icon: Icon }[];

export const priorities = [1, 2, 3] as const;
type Priority = (typeof priorities)[number];
type PriorityLook = (typeof looks)[number];

export const priorityLook = (priority: number): PriorityLook => looks[priority - 1] ?? looks[1];

/** What is chosen in the form. */
export const priorityIn = (text: string): Priority =>
  priorities.find((one) => String(one) === text) ?? newTodoPriority;
