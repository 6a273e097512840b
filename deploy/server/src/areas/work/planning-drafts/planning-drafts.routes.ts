import type { planningDrafts as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { discardDrafts } from './discard-drafts.ts';
import { openCell } from './open-cell.ts';
import { planningDrafts } from './planning-drafts.ts';
import { saveDrafts } from './save-drafts.ts';
import { sendDrafts } from './send-drafts.ts';
import { undoSend } from './undo-send.ts';

export const planningDraftsRoutes: AreaRoutes<typeof contract> = {
  planningDrafts,
  openCell,
  saveDrafts,
  discardDrafts,
  sendDrafts,
  undoSend,
};
