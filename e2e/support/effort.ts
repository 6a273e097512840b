import type { Locator } from '@playwright/test';
import { typeDay, typeTime } from './type-date.ts';

/** Seconds of the keystroke-level model, rounded: a key, moving to something and pressing it, and thinking first. */
const seconds = { key: 0.2, pointing: 1.1, thinking: 1.35 };

/**
 * Counts what somebody does to get something done: taps, fields that are filled in, and keys. Who fills in fields one
 * after the other points at each of them once, and thinks before each and before each tap.
 */
export function effort() {
  const done = { taps: 0, fields: 0, keys: 0 };
  const field = (keys: number) => {
    done.fields += 1;
    done.keys += keys;
  };
  return {
    done,
    tap: async (what: Locator) => {
      await what.click();
      done.taps += 1;
    },
    fill: async (what: Locator, text: string) => {
      await what.fill(text);
      field(text.length);
    },
    /** Opening the list and taking one of it: two times pointing. */
    choose: async (what: Locator, label: string) => {
      await what.selectOption({ label });
      field(0);
      done.taps += 1;
    },
    day: async (what: Locator, day: string) => {
      await typeDay(what, day);
      field(day.replaceAll('-', '').length);
    },
    time: async (what: Locator, time: string) => {
      await typeTime(what, time);
      field(time.replace(':', '').length);
    },
    /** For people to read beside the story. */
    figures: (what: string) => {
      const { taps, fields, keys } = done;
      const steps = taps + fields;
      const estimate = keys * seconds.key + steps * (seconds.pointing + seconds.thinking);
      return `${what}: ${taps} taps, ${fields} fields, ${keys} keys, about ${Math.round(estimate)} s`;
    },
  };
}
