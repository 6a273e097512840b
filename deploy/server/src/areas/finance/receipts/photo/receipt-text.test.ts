import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { receiptInText } from './receipt-text.ts';

const today = '2026-11-23';

test.each([
  [
    'an Austrian supermarket',
    `BILLIG & GUT AG
Filiale 4711, Kaigasse 3, 1010 Wien
UID: ATU12345678
Tel. 01/234 56 78
Rechnung Nr. 2026-118
Kaffee      2 x 4,99     9,98 B
Klebeband                 3,49 A
Zwischensumme            13,47
SUMME EUR                13,47
Gegeben bar              20,00
Rückgeld                  6,53
Datum: 20.11.2026 17:42`,
    { date: '2026-11-20', merchant: 'BILLIG & GUT AG', grossMinor: 1347, vatRate: null, currency: 'EUR' },
  ],
  [
    'a German hardware shop, with thousands and one rate',
    `* Baumarkt Nord GmbH *
Hafenstraße 12
20457 Hamburg
Kassenbon
19.11.26  09:03
Spanplatte                1.034,50
Gesamtbetrag            € 1.234,50
inkl. 19 % MwSt            197,10`,
    {
      date: '2026-11-19',
      merchant: 'Baumarkt Nord GmbH',
      grossMinor: 123_450,
      vatRate: 1_900,
      currency: 'EUR',
    },
  ],
  [
    'a British shop',
    `THE CABLE STORE
12 Dock Road, Cardiff
VAT No. GB 123 4567 89
Date 05/11/2026 14:12
XLR cable 10 m      £18.00
Gaffer tape         £6.00
Sub-total          £24.00
TOTAL TO PAY       £24.00
VAT @ 20%           £4.00
Card ************1234   £24.00`,
    { date: '2026-11-05', merchant: 'THE CABLE STORE', grossMinor: 2_400, vatRate: 2_000, currency: 'GBP' },
  ],
  [
    'a Dutch petrol station, whose rate follows from its VAT',
    `Tankstation De Brug B.V.
Kade 9 Amsterdam
Kassabon
12 november 2026
Euro 95  30,10 L
Totaal            EUR 60,50
Btw               EUR 10,50
Pin               EUR 60,50`,
    {
      date: '2026-11-12',
      merchant: 'Tankstation De Brug B.V.',
      grossMinor: 6_050,
      vatRate: 2_100,
      currency: 'EUR',
    },
  ],
  [
    'a French restaurant',
    `LE PETIT QUAI SARL
4 quai du Port
Facture n° 882
le 3 nov. 2026
2 menus           48,00
Total HT          43,64
TVA 10,00 %        4,36
NET À PAYER       48,00 €`,
    {
      date: '2026-11-03',
      merchant: 'LE PETIT QUAI SARL',
      grossMinor: 4_800,
      vatRate: 1_000,
      currency: 'EUR',
    },
  ],
  [
    'a Spanish taxi',
    `Taxis del Puerto S.L.
NIF B12345678
Fecha: 18 de noviembre de 2026
Trayecto       22,00
TOTAL          24,20 €
IVA incluido 10%   2,20`,
    {
      date: '2026-11-18',
      merchant: 'Taxis del Puerto S.L.',
      grossMinor: 2_420,
      vatRate: 1_000,
      currency: 'EUR',
    },
  ],
  [
    'two rates: none of them is proposed',
    `Hotel Post
21.11.2026
MwSt 10 %   8,00
MwSt 20 %   2,00
Summe     100,00`,
    { date: '2026-11-21', merchant: 'Hotel Post', grossMinor: 10_000, vatRate: null, currency: null },
  ],
  [
    'the word on one line and the figure on the next',
    `Kiosk am Tor
22-11-2026
TOTAL
7,80`,
    { date: '2026-11-22', merchant: 'Kiosk am Tor', grossMinor: 780, vatRate: null, currency: null },
  ],
  [
    'a day that has not come and one that never was are no days of a purchase',
    `Kiosk am Tor
Garantie bis 22.11.2028
31.02.2026
Total 7,80`,
    { date: null, merchant: 'Kiosk am Tor', grossMinor: 780, vatRate: null, currency: null },
  ],
  [
    'what is no receipt',
    `~~ .. 12:30
4711 0815`,
    { date: null, merchant: null, grossMinor: null, vatRate: null, currency: null },
  ],
  ['nothing', '', { date: null, merchant: null, grossMinor: null, vatRate: null, currency: null }],
])('%s', (_, text, expected) => expect(receiptInText(text, today)).toEqual(expected));

const readInThread = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.file).then(({ receiptInText }) => {
    receiptInText(workerData.text, workerData.today);
    parentPort.postMessage('read');
  });
`;

test('what a broken paper makes is read to its end', async () => {
  const text = `${'1.'.repeat(50_000)}\n${'€ 1 '.repeat(20_000)}\n${'total '.repeat(10_000)}`;
  const file = new URL('./receipt-text.ts', import.meta.url).href;
  // In a thread: an expression that explodes never comes back, and would hold the test's own time limit up as well.
  const worker = new Worker(readInThread, { eval: true, workerData: { file, text, today } });
  await expect(once(worker, 'message')).resolves.toEqual(['read']);
}, 60_000);
