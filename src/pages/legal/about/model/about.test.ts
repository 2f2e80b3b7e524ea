import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { getSettingsFx } from '@/shared/api/auth';
import { settings } from '../../../../../tests/support/settings';
import { $engine, aboutOpened } from './about';

test('the page shows the engine of this installation', async () => {
  const scope = fork({ handlers: [[getSettingsFx, () => ({ ...settings, engine: 'model' })]] });
  expect(scope.getState($engine)).toBeNull();
  await allSettled(aboutOpened, { scope });
  expect(scope.getState($engine)).toBe('model');
});

test('the engine stays unknown when the settings fail to load', async () => {
  const scope = fork({ handlers: [[getSettingsFx, () => Promise.reject(new Error('Away.'))]] });
  await allSettled(aboutOpened, { scope });
  expect(scope.getState($engine)).toBeNull();
});
