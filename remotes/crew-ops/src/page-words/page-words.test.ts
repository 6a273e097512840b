import { checkWords } from '@callboard/testing';

checkWords(__dirname);
