import type { session } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { setLanguage } from './login.db.ts';

export const userLanguage: Handler<typeof session.userLanguage> = (_, { caller }) =>
  Promise.resolve({ name: caller.language });

export const setUserLanguage: Handler<typeof session.setUserLanguage> = async ({ body }, { db, caller }) => {
  await setLanguage(db, caller.loginId, body.name);
  return { name: body.name };
};
