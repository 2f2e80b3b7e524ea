import { sample } from 'effector';
import { unreadNeeded } from '@/features/unread-notifications';
import { shellOpened } from './theme';

export { $unread } from '@/features/unread-notifications';

// The first view shows their number.
sample({ clock: shellOpened, target: unreadNeeded });
