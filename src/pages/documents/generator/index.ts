import { scopeBind } from 'effector';
import { modifyFormIn } from '@/shared/api/template-places';
import { templateTypeIn } from '@/shared/api/template-route';
import type { Visit } from '@/shared/lib/navigation';
import './model/recent';
import './model/template';
import { generatorOpened } from './model/generator';
import { valuesIn } from './model/requested-values';
import { loadOpenedDocument } from './ui/deferred-parts';

export { GeneratorPage as View } from './ui/generator-page';

export async function open({ params, pathname, search, query }: Visit): Promise<void> {
  const opened = scopeBind(generatorOpened);
  // Its models follow the opening of a document.
  if (params.id !== undefined) await loadOpenedDocument();
  opened({
    type: templateTypeIn(pathname),
    id: params.id ?? null,
    values: valuesIn(search),
    from: query.get('from'),
    printing: pathname.endsWith('/print'),
    modifies: modifyFormIn(pathname) === pathname,
  });
}
