import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $theme, applyThemeFx, readThemeFx, shellOpened, themeChosen } from './theme';

test('the shell starts with the theme of the first paint', async () => {
  const scope = fork({ handlers: [[readThemeFx, () => 'dark']] });
  await allSettled(shellOpened, { scope });
  expect(scope.getState($theme)).toBe('dark');
});

test('a chosen theme is applied and stored', async () => {
  const apply = vi.fn();
  const scope = fork({ handlers: [[applyThemeFx, apply]] });
  await allSettled(themeChosen, { scope, params: 'dark' });
  expect(scope.getState($theme)).toBe('dark');
  expect(apply).toHaveBeenCalledExactlyOnceWith('dark');
});

test('the theme changes even if storage is blocked', async () => {
  const scope = fork({ handlers: [[applyThemeFx, () => Promise.reject(new Error('Storage is blocked.'))]] });
  await allSettled(themeChosen, { scope, params: 'dark' });
  expect(scope.getState($theme)).toBe('dark');
});
