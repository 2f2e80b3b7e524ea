import './model/recent';

export { valuesIn } from './model/requested-values';
export { generatorOpened } from './model/generator';
export { GeneratorPage } from './ui/generator-page';
export { loadOpenedDocument } from './ui/late-parts';
