import { templatesOpened } from './model/templates';

export { TemplatesPage as View } from './ui/templates-page';

export const open = () => templatesOpened();
