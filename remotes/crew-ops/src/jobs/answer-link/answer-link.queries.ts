import { query } from '@callboard/client';
import { answerLinks } from '@callboard/contract';

export const answerLinkQuery = (token: string) => query(answerLinks.answerLink, { params: { token } });
