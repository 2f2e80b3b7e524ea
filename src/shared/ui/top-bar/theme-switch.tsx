import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../icon-button';

export type ThemeSwitchProps = {
  /** The theme on the screen now. */
  theme: 'light' | 'dark';
  /** Called with the requested theme. */
  onThemeChange: (theme: 'light' | 'dark') => void;
};

/** Turns the page over: from paper to night and back. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  return theme === 'dark' ? (
    <IconButton label="Switch to light" icon={Sun} onClick={() => onThemeChange('light')} />
  ) : (
    <IconButton label="Switch to dark" icon={Moon} onClick={() => onThemeChange('dark')} />
  );
}
