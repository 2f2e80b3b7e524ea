import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

export type PicturedStory = { file: string; id: string };

/** Every story with the tag `pictured`, read from the source files. */
export function findPicturedStories(): PicturedStory[] {
  return globSync('{src,packages,.storybook}/**/*.stories.tsx', {
    exclude: (path) => path.includes('node_modules'),
  }).flatMap((file) => picturedIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })));
}

export function picturedIn(source: string): string[] {
  const title = /^(?:const meta|export default)\b[^]*?\btitle: '([^']+)'/m.exec(source)?.[1] ?? 'Untitled';
  const stories = source.split(/^export const (?=\w+: Story)/m).slice(1);
  return stories
    .filter((story) => /^.*\n?.*tags: \['pictured'\]/.test(story))
    .map((story) => toId(title, storyNameFromExport(/^\w+/.exec(story)?.[0] ?? '')));
}
