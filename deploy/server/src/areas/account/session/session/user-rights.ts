import type { session } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';

const open = <Name extends string, P>(rights: Partial<Record<Name, readonly P[]>>) =>
  Object.fromEntries(
    Object.entries<readonly P[] | undefined>(rights).map(([name, list]) => [name, [...(list ?? [])]]),
  ) as Partial<Record<Name, P[]>>;

export const userRights: Handler<typeof session.userRights> = (_, { caller }) =>
  Promise.resolve(open(caller.rights));

export const mailboxUserRights: Handler<typeof session.mailboxUserRights> = (_, { caller }) =>
  Promise.resolve(open(caller.mailboxRights));
