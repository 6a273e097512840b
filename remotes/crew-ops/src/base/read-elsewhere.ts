import { countAt } from '@callboard/contract';

// What other screens read, by its address alone: who only says that it is old, or changes a row of it, need not
// bring along what a whole crew looks like.
export const crewAt = countAt('/projectCrews/{id}');
export const crewStatusAt = countAt('/projectCrews/{id}/projectCrewItemStatus');
