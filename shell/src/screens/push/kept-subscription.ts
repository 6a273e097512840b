/** Who wants to be told on this device, and what the server was told of it last. */
export type KeptSubscription = { readonly endpoint: string; readonly key: string; readonly session: string };

const stored = 'callboard-push';
const asked = 'callboard-push-asked';

/** Reading the storage throws where the browser forbids it, and what stands there may be anybody's. */
function read<Value>(name: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Then it is asked for again.
  }
}

const all = (): Readonly<Record<string, KeptSubscription>> => {
  const known = read<Record<string, KeptSubscription>>(stored);
  return typeof known === 'object' && known ? known : {};
};

export const keptSubscription = (person: string): KeptSubscription | null => all()[person] ?? null;
export const keepSubscription = (person: string, subscription: KeptSubscription): void =>
  keep(stored, { ...all(), [person]: subscription });
export function forgetSubscription(person: string): void {
  const { [person]: _, ...others } = all();
  keep(stored, others);
}

/** When somebody was asked on this device. */
export const askedAt = (): number => {
  const at = read<number>(asked);
  return typeof at === 'number' ? at : 0;
};
export const keepAskedAt = (at: number): void => keep(asked, at);
