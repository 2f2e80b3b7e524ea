export { classTitle, coverTemplates } from './model/class-face';
