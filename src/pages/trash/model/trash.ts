import { createEvent, sample } from 'effector';
import { createGenerationList } from '@/widgets/generation-list';

export const trashOpened = createEvent();

export const list = createGenerationList();

sample({ clock: trashOpened, fn: () => ({ trashed: true }), target: list.opened });
