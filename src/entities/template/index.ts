export { findTemplates, nearestTemplates } from './model/find-templates';
