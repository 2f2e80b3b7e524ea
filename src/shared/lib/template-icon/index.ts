export { templateIcon } from './template-icon';
