import { readerSays } from '../../tools/testing/pdf-readers.ts';
import { pictureForTests } from '../../tools/testing/picture.ts';
import { paperPdf } from './paper.ts';
import type { Paper } from './paper.ts';
import { columnWidths } from './table.ts';

// Other programs read what is printed here.
jest.setTimeout(60_000);

const paper: Paper = {
  title: 'Delivery note',
  number: 'DN-7',
  language: 'deAt',
  tenantName: 'Nordlicht Crew',
  madeAt: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'Europe/Vienna',
  facts: [
    ['Crew', 'Load-in'],
    ['Chief', 'Şükrü Aydın and Llŷr Ŵyn, Zoë D’Angelo, Łukasz, Иван, Ελένη'],
  ],
  tables: [
    {
      caption: 'Hours',
      head: ['Name', 'Time', 'Hours'],
      rows: [['Şükrü', '08:00–18:00', '9:30']],
      align: ['left', 'left', 'right'],
    },
  ],
  documentId: 'doc-4711',
};

/** What a reader finds, page by page. */
function pagesOf(bytes: Uint8Array): string[] {
  const read = readerSays('pdftotext', bytes, ['-layout'], ['-']);
  return read.text.split('\f').slice(0, -1);
}

const sound = 'No syntax or stream encoding errors';

async function expectSound(made: Paper): Promise<string[]> {
  const bytes = await paperPdf(made);
  const checked = readerSays('qpdf', bytes, ['--check']);
  expect(checked.text).toContain(sound);
  return pagesOf(bytes);
}

test('a paper shows its facts, rows and every accent, and its foot says what it is', async () => {
  const pages = await expectSound(paper);
  expect(pages.length).toBe(1);
  for (const part of [
    'Delivery note DN-7',
    '21.11.2026, 13:00 (Europe/Vienna)',
    'Şükrü Aydın and Llŷr Ŵyn, Zoë D’Angelo, Łukasz, Иван, Ελένη',
    '08:00–18:00',
    'Nordlicht Crew · doc-4711',
    '1/1',
  ]) {
    expect(pages[0]).toContain(part);
  }
});

test('the same paper makes the same bytes whatever was drawn before it, tagged with its language', async () => {
  const one = await paperPdf(paper);
  await paperPdf({ ...paper, title: 'Żółć Ωμέγα Привет', texts: [{ body: 'AV To fi ffi Éclair' }] });
  const two = await paperPdf(paper);
  expect(Buffer.compare(one, two)).toBe(0);
  const info = readerSays('qpdf', one, ['--qdf', '--object-streams=disable'], ['-']);
  expect(info.text).toContain('/Lang (de-AT)');
});

test('a letter can be read also where it was a part of others before', async () => {
  // The same letter without its dot carries all of these.
  await paperPdf({ ...paper, texts: [{ body: 'îles, naïve, Zoí, ǐ, ĩ, ī, ĵ' }] });
  const pages = await expectSound({ ...paper, facts: [['Chief', 'Aydın, Yıldız, ȷ']] });
  expect(pages[0]).toContain('Aydın, Yıldız, ȷ');
});

test('a table of 400 rows goes over pages, each with its head and its number', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => [`Person ${at}`, '08:00–18:00', '9:30']);
  const pages = await expectSound({ ...paper, tables: [{ ...paper.tables[0]!, rows }] });
  expect(pages.length).toBeGreaterThan(6);
  pages.forEach((page, at) => {
    expect(page).toMatch(/Name +Time +Hours/);
    expect(page).toContain(`${at + 1}/${pages.length}`);
  });
  const text = pages.join('\n');
  for (let at = 0; at < 400; at += 1) expect(text).toMatch(new RegExp(`Person ${at}\\b`));
});

test('a narrow column beside a wide one keeps its words whole', async () => {
  const long = 'Rigger with a very long function that has to break over several lines of this cell';
  const head = ['Name', 'Function', 'From', 'To', 'Break', 'Hours'];
  const rows = ['Zoë Łukaszewska', 'Γιώργος Παπαδόπουλος'].map((name) => [
    name,
    long,
    '07:30',
    '18:00',
    '00:45',
    '9:45',
  ]);
  const pages = await expectSound({ ...paper, tables: [{ head, rows }] });
  expect(pages[0]).toMatch(/Name +Function +From +To +Break +Hours/);
  expect(pages[0]).toMatch(/07:30 +18:00 +00:45 +9:45/);
});

test('a cell and a text longer than a page lose no word, a word wider than the page no letter', async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `w${at}x`);
  const pages = await expectSound({
    ...paper,
    tables: [{ head: ['Name', 'Remark'], rows: [['Long', words.join(' ')]] }],
    texts: [{ caption: 'Remark', body: `${'y'.repeat(400)}\n${words.join(' ')}` }],
  });
  const found = pages.join(' ').match(/w\d+x/g) ?? [];
  expect(found).toHaveLength(6_000);
  expect((pages.join('').match(/y{10,}/g) ?? []).join('')).toHaveLength(400);
});

test('signatures carry their picture; one who has not signed has an empty line', async () => {
  const image = await pictureForTests();
  const pages = await expectSound({
    ...paper,
    signatures: [
      { caption: 'For the client', name: 'Gwenllian', at: paper.madeAt, image },
      { caption: 'For the crew', name: 'Şükrü', at: null },
    ],
  });
  expect(pages[0]).toContain('Gwenllian, 21.11.2026');
});

test('what people write is drawn and never becomes a part of the file', async () => {
  const nasty = ') Tj ET /JS (app.alert(1)) \u0000\u202E \u{1F600} 漢';
  const bytes = await paperPdf({ ...paper, title: nasty, facts: [[nasty, nasty]] });
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('/JS');
  const pages = await expectSound({ ...paper, title: nasty, facts: [[nasty, nasty]] });
  expect(pages[0]).toContain(') Tj ET /JS (app.alert(1))');
});

test.each([
  ['columns that fit share what is over', [20, 30], 100, [45, 55]],
  ['a wide column takes what the narrow ones leave', [20, 500], 100, [20, 80]],
  ['columns that are all too wide share by what they want', [300, 100], 100, [75, 25]],
])('%s', (_, wanted, whole, expected) => expect(columnWidths(wanted, whole)).toEqual(expected));

test('the rest of the server goes on while a long paper is written', async () => {
  const rows = Array.from({ length: 600 }, (_, nth) => [`Ada ${nth}`, '08:00–18:00', '9:30']);
  const long: Paper = { ...paper, tables: [{ head: ['Name', 'Time', 'Hours'], rows }] };
  // The first one opens the fonts.
  await paperPdf(paper);
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  await paperPdf(long).finally(() => clearInterval(ticking));
  // On the same thread there would be a handful.
  expect(turns).toBeGreaterThan(20);
});

test('a paper that cannot be written is told as a failure, and the next one is written', async () => {
  const broken = { ...paper, timeZone: 'Nowhere/Gate' };
  await expect(paperPdf(broken)).rejects.toThrow('Nowhere/Gate');
  expect((await paperPdf(paper)).byteLength).toBeGreaterThan(1_000);
});
