import './model/batch-form';
import './model/conversion';
import './model/draft';
import './model/modification';
import './model/start-request';
import './model/student-files';

export { $estimate, $isUnlimited, $used, type CostEstimate } from './model/estimate';
export { $form, draftRead, fieldChanged, valuesTaken } from './model/form';
export type { Form } from './model/form-state';
export {
  $template,
  templateArrived,
  templateOpened,
  templateRetried,
  type TemplateState,
} from './model/template';
export { FormFoot } from './ui/form-foot';
export { TemplateForm } from './ui/template-form';
