import { PDFDocument } from 'pdf-lib';
import { readerSays } from '../../tools/testing/pdf-readers.ts';
import { timeStampService } from '../../tools/testing/fixtures/time-stamp-service.fixture.ts';
import type { Manner, TimeStampService } from '../../tools/testing/fixtures/time-stamp-service.fixture.ts';
import { makeSealKey, sealed } from './seal.ts';
import { timeStampBy } from './time-stamp.ts';

jest.setTimeout(60_000);

let service: TimeStampService;
beforeAll(async () => {
  service = await timeStampService();
});
afterAll(() => service.close());

const at = new Date('2026-11-21T12:00:00Z');
const content = Buffer.from('what was signed');

test('what a service confirmed stands in the seal, which is whole', async () => {
  service.manner = 'confirms';
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.addPage().drawText('A contract.');
  const facts = { name: 'North', reason: 'All have signed.', at };
  const file = await sealed(doc, await makeSealKey('North', at), facts, timeStampBy(service.address));
  expect(readerSays('pdfsig', file).text).toContain('Signature is Valid');
  // The name of the attribute and that of what was confirmed, as they are written.
  const seal = /\/Contents <([0-9a-f]+)>/i.exec(file.toString('latin1'))?.[1]?.toLowerCase();
  expect(seal).toContain('2a864886f70d010910020e');
  expect(seal).toContain('2a864886f70d0109100104');
});

test.each<[Manner, string]>([
  ['answers another question', 'answered another question'],
  ['refuses', 'refused: status 2'],
  ['is down', 'answered 503'],
])('where the service %s nothing is confirmed', async (manner, words) => {
  const timeStamp = timeStampBy(service.address);
  service.manner = 'confirms';
  await expect(timeStamp(content)).resolves.toBeDefined();
  service.manner = manner;
  await expect(timeStamp(Buffer.from('something else'))).rejects.toThrow(words);
});

test('each question is asked once only: the same content has another number', async () => {
  service.manner = 'answers another question';
  await expect(timeStampBy(service.address)(content)).rejects.toThrow('another question');
});
