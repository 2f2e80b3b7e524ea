import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardFieldMounted } from '../model/card-form';
import { cardFields } from '../model/card-fields';
import { SandboxMark } from './sandbox-mark';

test('no test card can be picked before there are fields to write it into', async () => {
  const scope = fork();
  const picker = () =>
    /<select[^>]*>/.exec(
      renderToStaticMarkup(
        <Provider value={scope}>
          <SandboxMark disabled={false} />
        </Provider>,
      ),
    )?.[0];
  expect(picker()).toContain('disabled=""');
  for (const field of cardFields) {
    await allSettled(cardFieldMounted, { scope, params: { field, element: { focus() {} } } });
  }
  expect(picker()).not.toContain('disabled');
});
