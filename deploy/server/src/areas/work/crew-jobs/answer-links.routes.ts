import type { answerLinks } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { answerByLink } from './answer/answer-by-link.ts';
import { answerLink } from './answer/answer-link.ts';

export const answerLinksRoutes: AreaRoutes<typeof answerLinks> = { answerLink, answerByLink };
