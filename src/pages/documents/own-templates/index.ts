import { ownTemplatesOpened } from './model/own-templates';

export { OwnTemplatesPage as View } from './ui/own-templates-page';

export const open = () => ownTemplatesOpened();
