import { detailsPath, studentPath } from '@/entities/assignment';
import { classPath, studentClassPath } from '@/entities/class';
import { lessonPath, studentLessonPath } from '@/entities/lesson';
import { profilePath } from '@/entities/student';
import { findTemplates } from '@/entities/template';
import type { Role } from '@/shared/api';
import { documentRoute } from '@/shared/api/template-route';
import type { GenerationSummary } from '@/shared/api/generations';
import { sectionName } from '@/shared/api/result-sections';
import type { SearchResult } from '@/shared/api/search';
import type { TemplateEntry } from '@/shared/api/templates';
import { byLatest } from '@/shared/lib/dates';

/** A page that the search can open. */
export type SearchPlace = { label: string; href: string };

export type Result<
  Kind = SearchResult['kind'] | 'recent' | 'template' | 'document' | 'page' | 'all' | 'retry',
> = {
  kind: Kind;
  /** Where it leads: a path, or the words of a search. */
  target: string;
  label: string;
  description?: string;
  /** The name of the icon of a template. */
  icon?: string;
};

export type ResultGroup<Kind = Result['kind']> = { label: string; items: readonly Result<Kind>[] };

type Facts = {
  role: Role;
  query: string;
  recent: readonly string[];
  templates: readonly TemplateEntry[];
  documents: readonly GenerationSummary[];
  /** What was found in the classes. */
  school: readonly SearchResult[];
  /** Whether the documents could not be searched. */
  isFailed: boolean;
  /** Whether the classes could not be searched. */
  isSchoolFailed: boolean;
  places: readonly SearchPlace[];
};

const MAX_TEMPLATES = 4;

/** What the search offers, the groups from top to bottom. */
export function resultsOf({ role, query, recent, templates, places, ...found }: Facts): ResultGroup[] {
  const { documents, school, isFailed, isSchoolFailed } = found;
  const words = query.trim();
  const groups =
    words === ''
      ? [
          { label: 'Recent searches', items: recent.map(asRecent) },
          { label: 'Your templates', items: ownIn(templates).map(asTemplate) },
          { label: 'Go to', items: places.map(asPage) },
        ]
      : [
          ...schoolGroups(school, role),
          { label: 'Classes', items: isSchoolFailed ? [retrySchool] : [] },
          {
            label: 'Templates',
            items: findTemplates(templates, words).slice(0, MAX_TEMPLATES).map(asTemplate),
          },
          {
            label: 'Documents',
            items: [
              ...documents.map(asDocument),
              ...(isFailed ? [retry] : []),
              ...(role === 'teacher' ? [allFor(words)] : []),
            ],
          },
          { label: 'Go to', items: places.filter(({ label }) => isNamed(label, words)).map(asPage) },
        ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The starred templates, then those that the user wrote with last. */
const ownIn = (templates: readonly TemplateEntry[]): readonly TemplateEntry[] =>
  templates
    .filter(({ favourite, last_used_at }) => favourite === true || last_used_at !== undefined)
    .toSorted(
      (one, other) =>
        Number(other.favourite) - Number(one.favourite) || byLatest(one.last_used_at, other.last_used_at),
    )
    .slice(0, MAX_TEMPLATES);

const isNamed = (label: string, words: string): boolean =>
  label
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(words.toLowerCase()));

const asRecent = (words: string): Result => ({ kind: 'recent', target: words, label: words });

const asTemplate = ({ title, description, route, icon }: TemplateEntry): Result => ({
  kind: 'template',
  target: route,
  label: title,
  description,
  icon,
});

const asDocument = ({ id, template_type, title, topic, snippet }: GenerationSummary): Result => ({
  kind: 'document',
  target: documentRoute(template_type, id),
  label: title,
  description: [sectionName(template_type), snippet?.text ?? topic].filter(Boolean).join(' · '),
});

const SCHOOL: Readonly<
  Record<SearchResult['kind'], { label: string; path: Readonly<Record<Role, (id: string) => string>> }>
> = {
  class: { label: 'Classes', path: { teacher: classPath, student: studentClassPath } },
  student: { label: 'Students', path: { teacher: profilePath, student: profilePath } },
  assignment: { label: 'Assignments', path: { teacher: detailsPath, student: studentPath } },
  lesson: { label: 'Lessons', path: { teacher: lessonPath, student: studentLessonPath } },
};

/** What was found in the classes, a group for each kind. */
export const schoolGroups = (
  found: readonly SearchResult[],
  role: Role,
): ResultGroup<SearchResult['kind']>[] =>
  Object.entries(SCHOOL)
    .map(([kind, { label, path }]) => ({
      label,
      items: found
        .filter((result) => result.kind === kind)
        .map((result) => ({
          kind: result.kind,
          target: path[role](result.id),
          label: result.title,
          description: [...result.classes, ...(result.is_archived ? ['archived'] : [])].join(' · '),
        })),
    }))
    .filter(({ items }) => items.length > 0);

const asPage = ({ label, href }: SearchPlace): Result => ({ kind: 'page', target: href, label });

const retry: Result = {
  kind: 'retry',
  target: 'retry',
  label: 'Search the documents again',
  description: 'They couldn’t be searched.',
};

const retrySchool: Result = {
  kind: 'retry',
  target: 'classes',
  label: 'Search the classes again',
  description: 'They couldn’t be searched.',
};

const allFor = (words: string): Result => ({
  kind: 'all',
  target: words,
  label: `All documents with “${words}”`,
});
