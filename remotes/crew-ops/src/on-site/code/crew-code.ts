/** What was read or typed: the link in the QR, the code in it, or the eight signs below it. */
export function crewCodeOf(text: string, crewId: string): string | null {
  const bare = text.trim();
  const linked = /[?&]code=([^&#]+)/.exec(bare)?.[1];
  if (linked) return decodeURIComponent(linked);
  if (/^.+\.\d+\.[\w-]+$/.test(bare)) return bare;
  const typed = typedCodeOf(bare);
  return typed === null ? null : `${crewId}.${typed}`;
}

/** As people write it: in small letters, with a space or a dash in the middle, O for zero, l or I for one. */
function typedCodeOf(text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(signs) ? signs : null;
}

/** `K7QM 3XRD`: read aloud in two halves. */
export const shownCode = (typed: string): string => `${typed.slice(0, 4)} ${typed.slice(4)}`;
