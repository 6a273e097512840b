import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../..');
const programs = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[/\\])main\.ts$/.test(file),
);

test('programs are found, that of the server and those of tools', () => {
  expect(programs).toEqual(expect.arrayContaining(['main.ts', join('tools', 'backup', 'main.ts')]));
});

test.each(programs)('%s closes what it writes to other accounts', (file) => {
  expect(readFileSync(join(source, file), 'utf8')).toContain('process.umask(privateUmask);');
});
