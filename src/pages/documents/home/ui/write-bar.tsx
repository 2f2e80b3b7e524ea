import { useUnit } from 'effector-react';
import { templateIcon } from '@/shared/api/template-icons';
import type { TemplateEntry } from '@/shared/api/templates';
import { AskBar } from '@/shared/ui/ask-bar';
import { Select } from '@/shared/ui/select';
import { TemplateRack } from '@/shared/ui/template-rack';
import { coverOf } from '@/shared/ui/theme/template-name';
import { withinReach } from '../model/shelf-order';
import { $request, $template, requestChanged, requestSubmitted, templateChosen } from '../model/request';
import * as styles from './home-page.css';

/** The templates on their rack, and a bar to start a document from one line. */
export function WriteBar({ templates }: { templates: readonly TemplateEntry[] }) {
  const { request, template } = useUnit({ request: $request, template: $template });
  const on = useUnit({ change: requestChanged, choose: templateChosen, submit: requestSubmitted });
  return (
    <div className={styles.desk}>
      <TemplateRack
        templates={withinReach(templates).map(({ templateType, title, route, icon, color }) => ({
          template: coverOf(templateType, color),
          title,
          href: route,
          icon: templateIcon(icon),
        }))}
      />
      <AskBar
        label="What would you like to write?"
        placeholder="A ten-minute starter on density, with fruit"
        value={request}
        onChange={on.change}
        onAsk={on.submit}
        action="Write it"
        choice={
          template && (
            <Select
              label="Template"
              fit
              options={templates.map(({ templateType, title }) => ({ value: templateType, label: title }))}
              value={template.templateType}
              onChange={on.choose}
            />
          )
        }
      />
    </div>
  );
}
