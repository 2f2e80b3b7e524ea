import { studentReportPath } from '@/entities/gradebook';
import type { GuardianLanguage } from '@/shared/api/guardians';

/** Which report, on what. What is not set is empty. */
export interface Filter {
  studentId: string;
  classId: string;
  termId: string;
  from: string;
  to: string;
  /** Empty for that of the parents, which the server knows. */
  language: GuardianLanguage | '';
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LANGUAGES: readonly GuardianLanguage[] = ['en', 'es', 'fr', 'de', 'pt', 'tr'];

const matching = (value: string | null | undefined, pattern: RegExp): string =>
  value && pattern.test(value) ? value : '';

export const languageIn = (value: string | null): GuardianLanguage | '' =>
  LANGUAGES.find((one) => one === value) ?? '';

/** The filter in the address of the page; what is unknown is empty. */
export function filterIn(address: string): Filter {
  const { pathname, searchParams } = new URL(address, 'https://page');
  return {
    studentId: matching(pathname.split('/').at(-1), UUID),
    classId: matching(searchParams.get('class'), UUID),
    termId: matching(searchParams.get('term'), UUID),
    from: matching(searchParams.get('from'), DAY),
    to: matching(searchParams.get('to'), DAY),
    language: languageIn(searchParams.get('language')),
  };
}

/** The address of the page with a filter; what is not set is left out. */
export function addressOf({ studentId, classId, termId, from, to, language }: Filter): string {
  const rest = new URLSearchParams({
    ...(termId && { term: termId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(language && { language }),
  });
  const path = studentReportPath(classId, studentId);
  return rest.size > 0 ? `${path}&${rest}` : path;
}

interface CommentPlace {
  classId: string;
  studentId: string;
  /** Empty for the year. */
  termId: string;
}

/** Names the comment: there is one for each term, and one for the year. */
export const commentIdOf = ({ classId, studentId, termId }: CommentPlace): string =>
  [classId, studentId, termId].join('/');

/** Where a comment belongs, as the server takes it. */
export function placeOf(commentId: string): { id: string; studentId: string; termId: string | null } {
  const [id = '', studentId = '', termId = ''] = commentId.split('/');
  return { id, studentId, termId: termId || null };
}
