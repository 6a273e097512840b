import type { Language } from '@callboard/contract';
import { clockAt } from '@callboard/domain';
import cy from './words/cy.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import deAt from './words/deAt.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };

export const paperWords = { en, nl, cy, fr, deAt, de, es } satisfies Record<Language, typeof en>;
export type PaperWords = typeof en;

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** `7:30`, as people read hours. */
export const hoursText = (minutes: number): string => {
  const whole = Math.max(0, Math.round(minutes));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** `21.11. 20:00 – 06:00`, on the clock of the site. */
export function timesText(from: Date | null, until: Date | null, zone: string): string {
  if (!from) return '';
  const begins = clockAt(from, zone);
  const day = `${begins.day.slice(8)}.${begins.day.slice(5, 7)}.`;
  return `${day} ${begins.time} – ${until ? clockAt(until, zone).time : ''}`;
}
