import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $theme, applyThemeFx, readThemeFx, shellOpened, themeChosen } from './theme';

test('the shell shows the theme that the page was painted in', async () => {
  const scope = fork({ handlers: [[readThemeFx, () => 'dark']] });
  await allSettled(shellOpened, { scope });
  expect(scope.getState($theme)).toBe('dark');
});

test('a chosen theme is applied and kept', async () => {
  const apply = vi.fn();
  const scope = fork({ handlers: [[applyThemeFx, apply]] });
  await allSettled(themeChosen, { scope, params: 'dark' });
  expect(scope.getState($theme)).toBe('dark');
  expect(apply).toHaveBeenCalledExactlyOnceWith('dark');
});

test('where nothing can be kept the theme changes all the same', async () => {
  const scope = fork({ handlers: [[applyThemeFx, () => Promise.reject(new Error('Storage is blocked.'))]] });
  await allSettled(themeChosen, { scope, params: 'dark' });
  expect(scope.getState($theme)).toBe('dark');
});
