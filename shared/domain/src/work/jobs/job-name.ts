import { searchText } from '../../text/search-text.ts';

type JobParts = {
  /** By its name; left out where everything on the screen belongs to the one project. */
  readonly project?: string | undefined;
  readonly crew?: string | null | undefined;
  /** Left out where the whole crew is meant. */
  readonly function?: string | undefined;
};

const same = (one: string, other: string): boolean => searchText(one) === searchText(other);
const beginsWith = (text: string, part: string): boolean =>
  searchText(text).startsWith(`${searchText(part)} `);

/** What a job is called on every screen: project · crew · function, without saying anything twice. */
export function jobName({ project = '', crew, function: caption = '' }: JobParts): string {
  const [ofProject, ofCrew, ofFunction] = [project, crew ?? '', caption].map((part) => part.trim()) as [
    string,
    string,
    string,
  ];
  const parts = [
    beginsWith(ofCrew, ofProject) ? '' : ofProject,
    same(ofCrew, ofProject) ? '' : ofCrew,
    same(ofFunction, ofCrew) || same(ofFunction, ofProject) ? '' : ofFunction,
  ];
  return parts.filter(Boolean).join(' · ');
}
