import { checkWords } from '@callboard/testing/words';

checkWords(__dirname);
