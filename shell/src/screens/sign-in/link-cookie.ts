/** A cookie without any secret: the server keeps a ticket for the link that was just opened. */
const name = 'callboard_link';

/** The ticket itself is in a cookie that no script can read; this stands for it. */
export const cookieTicket = 'cookie';

/** Whether a link signs somebody in now. Asked once: the next load is an ordinary one. */
export function takeLinkCookie(): boolean {
  if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))) return false;
  document.cookie = `${name}=; max-age=0; path=/; samesite=strict`;
  return true;
}
