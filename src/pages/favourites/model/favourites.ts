import { createEvent, sample } from 'effector';
import { createGenerationList } from '@/widgets/generation-list';

export const favouritesOpened = createEvent();

export const list = createGenerationList();

sample({ clock: favouritesOpened, fn: () => ({ favourite: true }), target: list.opened });
