import type { Visit } from '@/shared/lib/page';
import { editorOpened } from './model/editor';

export { AssignmentEditorPage as View } from './ui/assignment-editor-page';

export const open = ({ params, query }: Visit) =>
  editorOpened({
    id: params.assignmentId ?? 'new',
    documentId: query.get('document'),
    classId: query.get('class'),
    lessonId: query.get('lesson'),
  });
