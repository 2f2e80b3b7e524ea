export { AccountTrigger, type AccountTriggerProps } from './account-trigger';
export { NotificationLink, type NotificationLinkProps } from './notification-link';
export { SearchTrigger, type SearchTriggerProps } from './search-trigger';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch';
export { TopBar, type TopBarProps } from './top-bar';
