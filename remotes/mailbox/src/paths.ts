import { path } from '@callboard/feature';

export const paths = {
  messageList: path('/mailbox'),
  message: path('/email-messages/{id}'),
  unsubscribe: path('/unsubscribe/{token}'),
};
