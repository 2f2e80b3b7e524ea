import { createEvent, sample } from 'effector';
import { createGenerationList } from '@/widgets/generation-list';
import { templatesRequested } from './starred-templates';

export const favouritesOpened = createEvent();

export const list = createGenerationList();

sample({ clock: favouritesOpened, fn: () => ({ favourite: true }), target: list.opened });
sample({ clock: favouritesOpened, target: templatesRequested });
