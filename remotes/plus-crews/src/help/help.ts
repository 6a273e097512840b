import type { HelpModule } from '@callboard/feature';

export const answers: HelpModule['answers'] = {
  'plus-crews': { pages: ['plusCrews', 'plusCrew'], opens: 'plusCrews' },
  'plus-crew-values': { pages: ['plusCrewSettings', 'plusCrewData'], opens: 'plusCrews' },
};

export const words: HelpModule['words'] = (language) => import(`./words/${language}.json`);
