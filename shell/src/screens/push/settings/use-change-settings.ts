import { patch, useCommand } from '@callboard/client';
import { push } from '@callboard/contract';
import type { BodyOf } from '@callboard/contract';
import { settingsQuery } from './push.queries.ts';

type Change = BodyOf<typeof push.setNotificationSettings>;

/** Changes what is named, at once. */
export function useChangeSettings(): (change: Change) => void {
  const { mutate } = useCommand(push.setNotificationSettings, {
    optimistic: ({ body }) => [
      patch(settingsQuery(), (settings) => ({
        ...settings,
        ways: { ...settings.ways, ...body.ways },
        quiet: body.quiet === undefined ? settings.quiet : body.quiet,
        texts:
          body.texts === undefined
            ? settings.texts
            : { ...settings.texts, number: null, verified: false, code: null },
      })),
    ],
  });
  return (body) => mutate({ body });
}
