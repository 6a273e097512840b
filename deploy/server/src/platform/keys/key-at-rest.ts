import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** `about` is bound to the text: what lies in another place does not open there. */
type Lock = { key: Uint8Array; about: string };

const mark = 'aes-256-gcm';
const tagBytes = 16;

export const isLocked = (text: string): boolean => text.startsWith(`${mark}:`);

/** AES-256-GCM, with a nonce of its own each time. */
export function locked(text: string, { key, about }: Lock): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(mark, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'));
  return [mark, ...parts].join(':');
}

/** Throws where a byte was changed, the secret is another one, or it was taken from another place. */
export function unlocked(text: string, { key, about }: Lock): string {
  const [nonce, tag, content] = text
    .slice(mark.length + 1)
    .split(':')
    .map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !content) throw new Error('A kept key cannot be read.');
  const decipher = createDecipheriv(mark, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
