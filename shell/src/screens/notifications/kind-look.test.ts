import { ListTodo } from 'lucide-react';
import { notificationKinds } from '@callboard/contract';
import { kindLook } from './kind-look.ts';

test('every kind but a to-do has the icon of what it is about', () => {
  const asTodo = notificationKinds.filter((kind) => kindLook(kind).icon === ListTodo);
  expect(asTodo).toEqual(['todo']);
});
