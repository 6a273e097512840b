import type { Caller, CallerOf } from '#platform/http/handler.ts';

const somebody = {
  tokenType: 'user',
  roles: ['office'],
  rights: { mailboxes: ['READ'] },
  mailboxRights: { emailMessages: ['READ'] },
  sessionId: 'session-1',
  loginId: 'login-1',
  personId: 'person-1',
  name: 'Somebody',
  language: null,
  subject: null,
} as const;

const asText = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A bearer header that says itself who calls, for tests of what surrounds the handlers. */
export const bearer = (who: Partial<Omit<Caller, 'holdsCookie'>> = {}): { authorization: string } => ({
  authorization: `Bearer planted.${asText({ ...somebody, ...who })}.x`,
});

export const plantedCallerOf: CallerOf = async (token) => {
  const [kind, who] = token.split('.');
  if (kind !== 'planted' || !who) return null;
  return {
    ...JSON.parse(Buffer.from(who, 'base64url').toString()),
    holdsCookie: (cookie) => cookie === 'its-cookie',
  };
};
