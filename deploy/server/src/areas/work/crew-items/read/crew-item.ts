import type { crewItems } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { presentItem } from './present-item.ts';

export const crewItem: Handler<typeof crewItems.crewItem> = ({ params }, { db, caller, now }) =>
  presentItem(db, caller, params.id, now());
