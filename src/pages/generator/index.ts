import './model/history';
import './model/notices';
import './model/starting';

export { generatorOpened } from './model/generator';
export { GeneratorPage } from './ui/generator-page';
