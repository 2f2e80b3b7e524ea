export { templateIcon } from './generated/catalogue/icons.ts';
