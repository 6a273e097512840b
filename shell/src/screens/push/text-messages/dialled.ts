/** A number as it is dialled from everywhere, or nothing where its country is missing. */
export function dialled(typed: string): string | null {
  const number = typed.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
