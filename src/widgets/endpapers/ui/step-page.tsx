import type { ComponentProps, ReactNode } from 'react';
import { FormElement } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import * as styles from './step-page.css';

export type StepPageProps = {
  form: ComponentProps<typeof FormElement>['form'];
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** An error that belongs to no field. */
  problem?: string | null;
  /** The fields of the form. */
  children: ReactNode;
  /** The button for the previous step. */
  back?: ReactNode;
  /** The buttons that continue; the last one submits. */
  actions?: ReactNode;
};

/** One page of onboarding: a question, its form, and the buttons below it. */
export function StepPage({ form, title, lead, problem, children, back, actions }: StepPageProps) {
  return (
    <FormElement form={form} className={styles.step}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {problem ? (
        <div className={styles.problem}>
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        </div>
      ) : null}
      <div className={styles.fields}>{children}</div>
      {back || actions ? (
        <div className={styles.foot}>
          {back}
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : null}
    </FormElement>
  );
}
