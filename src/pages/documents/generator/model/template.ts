import { sample } from 'effector';
import { templateArrived, templateOpened } from '@/features/template-form';
import { generatorOpened, templateShown } from './generator';

// The form is loaded before a document. So that a document needs none, what shows it follows the page instead.

sample({ clock: generatorOpened, target: templateOpened });
sample({ clock: templateArrived, fn: ({ template }) => template, target: templateShown });
