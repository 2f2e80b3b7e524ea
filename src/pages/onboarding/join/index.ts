import type { Visit } from '@/shared/lib/page';
import { codeChanged, joinOpened } from './model/join-class';

export { JoinClassPage as View } from './ui/join-class-page';

export function open({ query }: Visit): void {
  joinOpened(query.get('invitation'));
  const code = query.get('code');
  if (code !== null) codeChanged(code);
}
