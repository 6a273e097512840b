import type { FilePort } from '#platform/ports.ts';
import { hallPlan } from './demo-pictures.ts';
import { smallPdf } from './small-pdf.ts';

export type DemoFile = { name: string; type: string; content: string; size: number };

const list = `Loading list

1  Audio    14 cases   gate 3
2  Light    22 cases   gate 3
3  Truss    40 m       gate 1
4  Stage    18 decks   gate 1
5  Cable    6 cages    gate 3

Grüße vom Lager – ask for Käthe.
`;

/** What letters carry: real files, small ones. */
export async function demoAttachments(files: FilePort): Promise<Record<'plan' | 'list' | 'sheet', DemoFile>> {
  const keep = async (name: string, type: string, bytes: Uint8Array): Promise<DemoFile> => {
    const { name: content, size } = await files.put(bytes);
    return { name, type, content, size };
  };
  const sheet = smallPdf('Shift plan', [
    'North hall, gate 3',
    '06:00 - 14:00   Load-in, 12 people, crew chief Erika Maier',
    '14:00 - 22:00   Build, 18 people, crew chief Anna Kern',
    '22:00 - 06:00   Night watch, 2 people',
    'Rest between two shifts: at least 11 hours.',
  ]);
  return {
    plan: await keep('Hallenplan Tor 3.png', 'image/png', await hallPlan()),
    list: await keep('loading-list.txt', 'text/plain; charset=utf-8', Buffer.from(list)),
    sheet: await keep('Schichtplan – Übersicht.pdf', 'application/pdf', sheet),
  };
}
