import type { Visit } from '@/shared/lib/navigation';
import { codeChanged, joinOpened, offerNeeded } from './model/join-class';

export { JoinClassPage as View } from './ui/join-class-page';

export function open({ query }: Visit): void {
  joinOpened(query.get('invitation'));
  const code = query.get('code');
  if (code !== null) codeChanged(code);
  else if (!query.has('invitation')) offerNeeded();
}
