import { roleOf, tokenPayloadShape } from '@callboard/contract';
import type { Identity, LoginType, MailboxRights, Rights, TokenPayload } from '@callboard/contract';

/** What stands in a token; nothing when it cannot be read. Whether it is genuine is the server's to say. */
export function readToken(token: string | null): TokenPayload | null {
  try {
    const part = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const parsed = tokenPayloadShape.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A token is valid while its `exp` is in the future, by the server's clock. */
export const isLive = (payload: TokenPayload, now: number): boolean => payload.exp * 1000 > now;

/** Stored rights as far as they make sense; whatever does not is no right. */
function asRights(stored: unknown): Record<string, string[]> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, unknown>).flatMap(([name, permissions]) =>
      Array.isArray(permissions) ? [[name, permissions.filter((one) => typeof one === 'string')]] : [],
    ),
  );
}

const isLoginType = (caption: string): caption is LoginType => Object.hasOwn(roleOf, caption);

export function identityOf(payload: TokenPayload, rights: unknown, mailboxRights: unknown): Identity {
  const types = payload.loginData.loginTypes.map(({ caption }) => caption.toLowerCase()).filter(isLoginType);
  return {
    tokenType: payload.type === 'project' || payload.type === 'pluscrew' ? payload.type : 'user',
    loginTypes: types,
    roles: [...new Set(types.map((type) => roleOf[type]))],
    rights: asRights(rights) as Rights,
    mailboxRights: asRights(mailboxRights) as MailboxRights,
  };
}
