import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { LoginPage, loginOpened } from '@/pages/login';
import { getSettingsFx } from '@/shared/api/auth';

/** The answers to the public requests of a page's route, by URL. */
export type Answers = Readonly<Record<string, unknown>>;

const firstViews: Readonly<Record<string, (answers: Answers) => Promise<string>>> = {
  async '/login'(answers) {
    const scope = fork({ handlers: [[getSettingsFx, () => answers['/api/settings']]] });
    await allSettled(loginOpened, { scope });
    return renderToString(
      <Provider value={scope}>
        <StaticRouter location="/login">
          <LoginPage />
        </StaticRouter>
      </Provider>,
    );
  },
};

/**
 * The HTML of a page before any script has run; null for a page that is not prerendered. The server writes it into
 * the document, so that a phone on a slow network shows the page as soon as its style sheets have loaded.
 */
export async function prerender(path: string, answers: Answers): Promise<string | null> {
  return (await firstViews[path]?.(answers)) ?? null;
}
