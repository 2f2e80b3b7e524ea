export { templatesOpened } from './model/templates';
export { TemplatesPage } from './ui/templates-page';
