import { Moon, Sun } from 'lucide';
import { IconButton } from '../icon-button';

export type ThemeSwitchProps = {
  /** The current theme. */
  theme: 'light' | 'dark';
  /** Called with the requested theme. */
  onThemeChange: (theme: 'light' | 'dark') => void;
};

/** Switches between the light and the dark theme. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  return theme === 'dark' ? (
    <IconButton label="Switch to light" icon={Sun} onClick={() => onThemeChange('light')} />
  ) : (
    <IconButton label="Switch to dark" icon={Moon} onClick={() => onThemeChange('dark')} />
  );
}
