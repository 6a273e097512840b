/** A key for one intent. `randomUUID` is missing outside secure contexts, the random numbers are not. */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
