export { profilePath } from './model/addresses';
export { guardianLanguages, languageOptions } from './model/languages';
export { supportNames, supportOptions } from './model/supports';
export { SupportBadge, type SupportBadgeProps } from './ui/support-badge';
export { listNameOf } from './model/list-name';
