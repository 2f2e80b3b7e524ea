import type { Visit } from '@/shared/lib/navigation';
import { gradebookOpened } from './model/book';
// What opens on request loads later, and would miss that it was opened.
import './model/history';
import './model/kept';
import './model/new-assignment';
import './model/student';

export { GradebookPage as View } from './ui/gradebook-page';

export const open = ({ query }: Visit) => gradebookOpened(query.get('class') ?? '');
