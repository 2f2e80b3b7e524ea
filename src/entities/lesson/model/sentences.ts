import type { LessonBlock, LessonState } from '@/shared/api/lessons';
import { dayAndTimeIn } from '@/shared/lib/dates';

export const lessonStates: Readonly<Record<LessonState, { label: string; tone: 'line' | 'ink' | 'ok' }>> = {
  draft: { label: 'Draft', tone: 'line' },
  scheduled: { label: 'Scheduled', tone: 'ink' },
  published: { label: 'Published', tone: 'ok' },
};

export const blockNames: Readonly<Record<LessonBlock['type'], string>> = {
  text: 'Text',
  list: 'List',
  file: 'File',
  image: 'Image',
  link: 'Link',
  video: 'Video',
  document: 'Document',
  assignment: 'Assignment',
};

type Published = { state: LessonState; publish_at: string | null };

/** "Draft", "Publishes Tue 24 Nov, 7:00" or "Published Tue 24 Nov, 7:00". */
export function publicationWords({ state, publish_at }: Published, timeZone: string): string {
  if (publish_at === null) return lessonStates.draft.label;
  const verb = state === 'scheduled' ? 'Publishes' : 'Published';
  return `${verb} ${dayAndTimeIn(publish_at, timeZone)}`;
}

/** The site of a web address, such as "youtube.com"; empty if the address is incomplete. */
export function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
