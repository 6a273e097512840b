import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkWords } from '@callboard/testing';

const folders = readdirSync(dirname(__dirname), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name === 'words' && entry.parentPath !== dirname(__dirname))
  .map(({ parentPath, name }) => `${parentPath}/${name}`);

describe.each(folders)('%s', (folder) => {
  checkWords(folder);
});
