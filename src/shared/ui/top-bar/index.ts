export { AccountTrigger, type AccountTriggerProps } from './account-trigger';
export { SearchTrigger, type SearchTriggerProps } from './search-trigger';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch';
export { TopBar, type TopBarProps } from './top-bar';
