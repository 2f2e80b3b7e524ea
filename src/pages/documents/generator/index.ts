import './model/recent';
import './model/conversion';
import './model/modification';
import './model/draft';
import './model/start-request';
import './model/batch-form';
import './model/student-files';

export { valuesIn } from './model/requested-values';
export { generatorOpened } from './model/generator';
export { GeneratorPage } from './ui/generator-page';
export { loadOpenedDocument } from './ui/late-parts';
