import * as z from 'zod/mini';

/** What stands in the bearer token. Rights are never in it. */
export const tokenPayloadShape = z.object({
  type: z.string(),
  loginData: z.object({
    person: z.nullable(z.object({ id: z.string(), name: z.string() })),
    contactNumber: z.nullable(z.string()),
    language: z.nullable(z.object({ caption: z.string() })),
    loginTypes: z.array(z.object({ caption: z.string() })),
    /** What a limited login is limited to: the number of its project or plus crew. */
    subject: z.optional(z.string()),
  }),
  /** The session on the server. */
  sid: z.string(),
  tenant: z.string(),
  iat: z.number(),
  exp: z.number(),
});
export type TokenPayload = z.infer<typeof tokenPayloadShape>;

export const tokenLifetimeSeconds = 900;
/** A session that nobody used for so long is over. */
export const sessionIdleSeconds = 30 * 86_400;
export const refreshIntervalMs = 300_000;
