import type { Page } from '@playwright/test';
import { installLookAround } from './look-around.ts';
import type { Asked, Kind, Look, Operable } from './operable.ts';

type By = Asked['by'];
type Found = { readonly what: string; readonly trouble: string };

export type Operated = {
  /** Everything that was operated, by its section, role and name. */
  readonly done: readonly string[];
  /** What went wrong, under the name of what was operated just before. */
  readonly troubles: readonly Found[];
};

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers whoever asks for a file with a paper or a picture; the answer to wait for is that to the last. */
function answerFileChoosers(page: Page): () => Promise<unknown> {
  let picking: Promise<unknown> = Promise.resolve();
  let files = 0;
  page.on('filechooser', (chooser) => {
    files += 1;
    const name = `file-${files}`;
    picking = chooser
      .element()
      .getAttribute('accept')
      .then((accept) =>
        chooser.setFiles(
          accept?.includes('pdf')
            ? { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
            : { name: `${name}.png`, mimeType: 'image/png', buffer: picture },
        ),
      );
  });
  return () => picking;
}

/** What was operated and what went wrong, kept while the page is looked at again and again. */
function recordOf(page: Page, by: By, stopped: string) {
  const done: string[] = [];
  const troubles: Found[] = [];
  /** Under what each thing came to light: the dialog's button, the field of the choices. */
  const openers = new Map<string, { place: string | null; opener: string | null }>();
  const tries = new Map<string, number>();
  let last: Operable | null = null;
  const blame = (trouble: string, what = last?.key ?? 'the page as it opens') => {
    if (!troubles.some((each) => each.what === what && each.trouble === trouble))
      troubles.push({ what, trouble });
  };
  const picking = answerFileChoosers(page);
  // What the browser itself says; the page tells the rest, with what it happened under.
  const known = /Content Security Policy|Trusted|Uncaught/;
  page.on('console', (said) => {
    if (said.type() === 'error' && said.args().length === 0 && !known.test(said.text())) blame(said.text());
  });
  const again = (what: string) => {
    const count = (tries.get(what) ?? 0) + 1;
    tries.set(what, count);
    return count <= 4;
  };
  return {
    done,
    troubles,
    blame,
    /** Everything that comes to light from now on comes from this. */
    begin(target: Operable) {
      last = target;
    },
    async look(quick = false): Promise<Look> {
      await picking();
      const seen = await page.evaluate((asked) => window.lookAround(asked), { by, done, stopped, quick });
      for (const trouble of seen.troubles) blame(trouble, (quick && seen.at) || undefined);
      for (const { key } of seen.left)
        if (!openers.has(key)) openers.set(key, { place: seen.overlay, opener: last?.key ?? null });
      return seen;
    },
    /** What came to light and was not operated before it vanished is brought back by what showed it. */
    bringBack(seen: Look, place?: string): boolean {
      const gone = [...openers].filter(
        ([key, at]) =>
          (place === undefined || at.place === place) &&
          !done.includes(key) &&
          !seen.left.some((each) => each.key === key),
      );
      for (const [key, { opener }] of gone) {
        const at = opener ? done.indexOf(opener) : -1;
        if (at >= 0 && again(key)) done.splice(at, 1);
        else if (!opener || at >= 0) {
          blame(`is not reached by ${by}`, key);
          done.push(key);
        }
      }
      return gone.length > 0;
    },
  };
}

/** Operates everything in the page that can be operated, with the events that a finger or a keyboard makes. */
export async function operate(
  page: Page,
  by: By,
  { open, stopped }: { open: (page: Page) => Promise<unknown>; stopped: string },
): Promise<Operated> {
  const { done, troubles, blame, begin, look, bringBack } = recordOf(page, by, stopped);
  let before: string | null = null;
  await page.addInitScript(installLookAround);
  await open(page);
  let seen = await look();
  let steps = 0;
  for (let count = 0; count < 4_000; count += 1) {
    const target = by === 'pointer' ? seen.next : seen.focused;
    if (target) {
      begin(target);
      steps = 0;
      if (by === 'pointer' && seen.next) await tap(page, seen.next, (cover) => blame(`lies below ${cover}`));
      else await press(page, target.kind);
      done.push(target.key);
      before = seen.overlay;
      seen = await look();
      if (tells[by].includes(target.kind) && !seen.changed) blame('does not change');
      if (seen.stopped) {
        blame(stopped);
        await open(page);
        seen = await look();
      }
      if (before && before !== seen.overlay) {
        bringBack(seen, before);
        await focusIsBack(page);
      }
    } else if (seen.left.length > 0) {
      steps += 1;
      if (steps > 150) {
        for (const { key } of seen.left) blame('is not reached by Tab and arrows', key);
        done.push(...seen.left.map(({ key }) => key));
      }
      await page.keyboard.press(seen.step);
      seen = await look(true);
    } else if (seen.overlay) {
      before = seen.overlay;
      await page.keyboard.press('Escape');
      seen = await look();
      bringBack(seen, before);
      if (seen.overlay === before) {
        blame('does not close by Escape', before);
        await open(page);
        seen = await look();
      }
    } else if (bringBack(seen)) seen = await look();
    else return { done, troubles };
  }
  blame('never ends');
  return { done, troubles };
}

/** What was open gives the focus back to where it was when the next frame is drawn; nobody presses again sooner. */
const focusIsBack = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** What stands in these is something else once they were operated. */
const tells: Record<By, readonly Kind[]> = {
  pointer: ['text', 'check', 'segment'],
  keys: ['text', 'check', 'segment', 'select'],
};

/** Does to what was found what a finger does. */
export async function tap(
  page: Page,
  { kind, x, y, width, cover }: NonNullable<Look['next']>,
  covered: (by: string) => void,
) {
  if (cover) return covered(cover);
  const { mouse, keyboard } = page;
  if (kind === 'draw') {
    await mouse.move(x - width / 4, y);
    await mouse.down();
    await mouse.move(x, y + 20, { steps: 3 });
    await mouse.move(x + width / 4, y - 10, { steps: 3 });
    return mouse.up();
  }
  await mouse.click(x, y, { clickCount: kind === 'combobox' ? 3 : 1 });
  if (kind === 'text') await keyboard.type('7a');
  if (kind === 'combobox') await keyboard.type('r');
  if (kind === 'segment') await keyboard.type('1');
  if (kind === 'select') await keyboard.press('Escape');
}

const keys: Record<Kind, readonly string[]> = {
  press: ['Enter'],
  link: ['Enter'],
  check: ['Space'],
  text: ['7', 'a', 'ArrowLeft', 'Backspace'],
  combobox: ['r', 'Backspace', 'ArrowDown'],
  segment: ['ArrowUp', 'ArrowUp', 'ArrowDown', 'Backspace', '2'],
  select: ['ArrowDown'],
  file: ['Enter'],
  draw: [],
  tab: ['ArrowRight', 'ArrowLeft'],
};

async function press(page: Page, kind: Kind) {
  for (const key of keys[kind]) await page.keyboard.press(key);
}
