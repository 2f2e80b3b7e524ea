export { ownTemplatesOpened } from './model/own-templates';
export { OwnTemplatesPage } from './ui/own-templates-page';
