export { TemplateMark, type TemplateMarkProps } from './template-mark';
