import { reader } from './people.ts';
import type { Grid } from './people.ts';

type Wanted = { readonly code: string; readonly token: string; readonly days: readonly string[] };

/** From the tap on: the code, which lies on the phone already, and the first people side by side. */
async function open({ code, token, days }: Wanted): Promise<number> {
  const begun = performance.now();
  const read = reader(token, days[0] ?? '', days.at(-1) ?? '');
  const script = document.createElement('script');
  script.src = code;
  const [first] = await Promise.all([
    read(1),
    new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      document.head.append(script);
    }),
  ]);
  const place = document.querySelector<HTMLElement>('#place');
  if (!place) throw new Error('There is no place for a grid.');
  const { peer } = globalThis as unknown as { peer: (place: HTMLElement, grid: Grid) => void };
  return new Promise((resolve) => {
    let isDrawn = false;
    peer(place, {
      days,
      total: first.total,
      first: first.people,
      page: async (page) => (await read(page)).people,
      drawn: () => {
        if (isDrawn) return;
        isDrawn = true;
        requestAnimationFrame(() => resolve(performance.now() - begun));
      },
    });
  });
}

/** A file that lies on the phone: fetched before anybody taps, and run by nobody yet. */
const keep = async (file: string) => URL.createObjectURL(await (await fetch(file)).blob());

Object.assign(globalThis, { keepPeer: keep, openPeer: open });
