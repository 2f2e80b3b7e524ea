import type { Visit } from '@/shared/lib/page';
import { workOpened } from './model/draft';

export { StudentSubmissionPage as View } from './ui/student-submission-page';

/** The path ends with the ids of the class and the assignment, joined by a hyphen. */
export const open = ({ pathname }: Visit) => workOpened(pathname.slice(-UUID_LENGTH));

const UUID_LENGTH = 36;
