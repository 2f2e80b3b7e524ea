import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { navigateFx } from '@/shared/lib/navigation';
import { otherTemplate, template } from '../../../../../tests/support/templates';
import { $home } from './home';
import { $template, requestChanged, requestSubmitted, templateChosen } from './request';

function start() {
  const navigate = vi.fn();
  const scope = fork({
    values: [
      [$home, { state: 'ready', templates: [template, otherTemplate], recent: [], classes: [], drafts: [] }],
    ],
    handlers: [[navigateFx, navigate]],
  });
  return { navigate, scope };
}

test('a request opens the form of the first template with its topic', async () => {
  const { navigate, scope } = start();
  await allSettled(requestSubmitted, { scope, params: 'Density & fruit' });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: `${template.route}?topic=Density+%26+fruit` });
});

test('a chosen template is used instead', async () => {
  const { navigate, scope } = start();
  await allSettled(templateChosen, { scope, params: otherTemplate.templateType });
  await allSettled(requestSubmitted, { scope, params: 'Density' });
  expect(scope.getState($template)).toBe(otherTemplate);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: `${otherTemplate.route}?topic=Density` });
});

test('the words of a request choose the template that they describe', async () => {
  const { scope } = start();
  await allSettled(requestChanged, { scope, params: `${otherTemplate.title} on density` });
  expect(scope.getState($template)).toBe(otherTemplate);
});
