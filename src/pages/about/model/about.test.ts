import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { getSettingsFx } from '@/shared/api/auth';
import { settings } from '../../../../tests/support/settings';
import { $engine, aboutOpened } from './about';

test('the page says who writes in this installation', async () => {
  const scope = fork({ handlers: [[getSettingsFx, () => ({ ...settings, engine: 'model' })]] });
  expect(scope.getState($engine)).toBeNull();
  await allSettled(aboutOpened, { scope });
  expect(scope.getState($engine)).toBe('model');
});

test('a server that does not answer leaves it open', async () => {
  const scope = fork({ handlers: [[getSettingsFx, () => Promise.reject(new Error('Away.'))]] });
  await allSettled(aboutOpened, { scope });
  expect(scope.getState($engine)).toBeNull();
});
