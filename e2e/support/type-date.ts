import type { Locator } from '@playwright/test';

/** What stands in a field of a day or a time, part by part, in the order that is seen. */
const partsOf = (field: Locator) => field.locator('[contenteditable="true"]');

const orderOf = (field: Locator) =>
  partsOf(field).evaluateAll((parts) => parts.map((part) => part.getAttribute('data-type') ?? ''));

async function typeParts(field: Locator, parts: Readonly<Record<string, string | undefined>>) {
  // Waits for the field too, which comes when it is first shown.
  await partsOf(field).first().click();
  const digits = (await orderOf(field)).map((part) => parts[part] ?? '').join('');
  // One key after the other, without looking up: the field goes on to its next part by itself.
  await field.page().keyboard.type(digits, { delay: 15 });
}

/** Types `2026-12-05` as people do: digits in the order of the field, whatever the language is. */
export async function typeDay(field: Locator, day: string) {
  const [year, month, date] = day.split('-');
  await typeParts(field, { year, month, day: date });
}

/** Types `07:45`. */
export async function typeTime(field: Locator, time: string) {
  const [hour, minute] = time.split(':');
  await typeParts(field, { hour, minute });
}

/** The number beside it, and the arrow that leads back; never over the end of a month or an hour. */
const beside = (number: string, least: number) => {
  const up = Number(number) > least;
  const typed = String(Number(number) + (up ? -1 : 1)).padStart(2, '0');
  return { typed, arrow: up ? 'ArrowUp' : 'ArrowDown' };
};

async function pressIn(field: Locator, part: string, arrow: string) {
  await field.locator(`[data-type="${part}"]`).focus();
  await field.page().keyboard.press(arrow);
}

/** Types the day beside `2026-12-05` and goes on to it with an arrow key. */
export async function stepToDay(field: Locator, day: string) {
  const { typed, arrow } = beside(day.slice(-2), 1);
  await typeDay(field, `${day.slice(0, -2)}${typed}`);
  await pressIn(field, 'day', arrow);
}

/** Types the minute beside `07:45` and goes on to it with an arrow key. */
export async function stepToTime(field: Locator, time: string) {
  const { typed, arrow } = beside(time.slice(-2), 0);
  await typeTime(field, `${time.slice(0, -2)}${typed}`);
  await pressIn(field, 'minute', arrow);
}
