import { query } from '@callboard/client';
import { crewItems } from '@callboard/contract';

export const positionQuery = (id: string) => query(crewItems.crewItem, { params: { id } });

export const positionHistoryQuery = (id: string) =>
  query(crewItems.crewItemActivities, { params: { id } }, { gcTime: 0 });
