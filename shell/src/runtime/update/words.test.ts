import { join } from 'node:path';
import { checkWords } from '@callboard/testing/words';

checkWords(join(__dirname, 'words'));
