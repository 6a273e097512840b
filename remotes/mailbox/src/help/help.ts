import type { HelpModule } from '@callboard/feature';

export const answers: HelpModule['answers'] = {
  mailbox: { pages: ['messageList', 'message'], opens: 'messageList' },
};

export const words: HelpModule['words'] = (language) => import(`./words/${language}.json`);
