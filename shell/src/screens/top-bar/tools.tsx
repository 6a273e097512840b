import { Bell } from '../notifications/bell.tsx';
import { notificationWords } from '../notifications/notification-words.ts';
import { SearchTool } from '../search/search-tool.tsx';
import { searchWords } from '../search/search-words.ts';

/** What stands in the bar for somebody who is signed in, once the first screen is there. */
export function Tools() {
  return (
    <>
      <SearchTool />
      <Bell />
    </>
  );
}

/** The tools as the frame asks for them: with the words that they say. */
export const toolsWithWords = async () => {
  await Promise.all([searchWords(), notificationWords()]);
  return Tools;
};
