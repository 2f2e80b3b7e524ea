import { useMemo } from 'react';
import { readFormSchema } from '@/entities/template-form';
import type { Template, TemplateExample } from '@/shared/api/templates';
import { Accordion } from '@/shared/ui/accordion';
import { filledFields } from '../../model/example-form';
import * as styles from './example.css';

/** What the form of the example was filled in with; fields left as they were are left out. */
export function ExampleForm({ template, data }: { template: Template; data: TemplateExample }) {
  const filled = useMemo(
    () => filledFields(readFormSchema(template.input_schema), data.input),
    [template, data],
  );
  return (
    <div className={styles.form}>
      <Accordion
        level={2}
        items={[
          {
            value: 'form',
            title: 'The form, filled in',
            content: (
              <dl className={styles.fields}>
                {filled.map(({ label, value }) => (
                  <div key={label} className={styles.field}>
                    <dt className={styles.label}>{label}</dt>
                    <dd className={styles.value} dir="auto">
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]}
      />
    </div>
  );
}
