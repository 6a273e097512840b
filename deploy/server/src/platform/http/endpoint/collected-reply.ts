import type { FastifyReply } from 'fastify';
import type { CookieOptions, Ctx } from '../handler.ts';

type Cookie = { name: string; value: string; options: CookieOptions & { expires?: Date } };

/** What a handler wants to say beside its answer. It is said only after the transaction is committed. */
export function collectReply() {
  let status: number | null = null;
  const headers: Record<string, string> = {};
  const cookies: Cookie[] = [];
  const reply: Ctx['reply'] = {
    status: (code) => {
      status = code;
    },
    header: (name, value) => {
      headers[name] = value;
    },
    setCookie: (name, value, options = {}) => cookies.push({ name, value, options }),
    clearCookie: (name) => cookies.push({ name, value: '', options: { expires: new Date(0) } }),
  };
  return {
    reply,
    headers,
    get status() {
      return status;
    },
    get setsCookies() {
      return cookies.length > 0;
    },
    sayOn(out: FastifyReply, secure: boolean): void {
      for (const [name, value] of Object.entries(headers)) out.header(name, value);
      for (const { name, value, options } of cookies) {
        out.setCookie(name, value, {
          path: '/api/v1',
          httpOnly: true,
          sameSite: 'strict',
          secure,
          ...lowered(options),
        });
      }
    },
  };
}

const lowered = ({ sameSite, ...rest }: Cookie['options']) => ({
  ...rest,
  ...(sameSite ? { sameSite: sameSite.toLowerCase() as 'strict' | 'lax' } : {}),
});
